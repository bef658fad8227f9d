import type { Payload } from 'payload'
import {
  findMembership,
  findMembershipSummaries,
  isCurrentMember,
  membershipStatus,
  readCompany,
  readCompanyName,
} from '../memberships'
import type { CompanySeats, SeatInvitations, SeatView } from './membershipSeats.schema'
import {
  type StoredSeat,
  findDeclined,
  findEndedSeats,
  findInvitationsTo,
  findInvited,
  findSeatOf,
  findTakenSeats,
} from './membershipSeatsRepository'

const toIso = (date: Date | null | undefined): string | null => date?.toISOString() ?? null

const toView = (
  { _id, status, name, email, invitedAt, expiresAt, declinedAt, takenAt, endedAt, user }: StoredSeat,
  { numbers, isStaff }: { numbers: ReadonlyMap<string, { number: string }>; isStaff: boolean },
): SeatView => ({
  id: _id.toHexString(),
  status,
  name,
  email,
  invitedAt: invitedAt.toISOString(),
  expiresAt: status === 'invited' ? expiresAt.toISOString() : null,
  isExpired: status === 'invited' && expiresAt <= new Date(),
  declinedAt: toIso(declinedAt),
  takenAt: toIso(takenAt),
  endedAt: toIso(endedAt),
  number: (status === 'taken' && user && numbers.get(user.toHexString())?.number) || null,
  user: (isStaff && user?.toHexString()) || null,
})

/**
 * Who holds the seats of a company's membership, who is invited, and who held one. The caller checks the permission.
 * @returns null for an account whose membership has no seats
 */
export const listSeats = async (
  payload: Payload,
  company: string,
  { isStaff = false } = {},
): Promise<CompanySeats | null> => {
  const found = await readCompany(payload, company)
  if (!found) return null
  const { membership, seats, included } = found
  const [name, taken, invited, declined, ended] = await Promise.all([
    readCompanyName(payload, company),
    findTakenSeats(payload, company),
    findInvited(payload, company),
    findDeclined(payload, company),
    findEndedSeats(payload, company),
  ])
  const numbers = await findMembershipSummaries(
    payload,
    taken.map(({ user }) => user),
  )
  const view = (seat: StoredSeat): SeatView => toView(seat, { numbers, isStaff })
  return {
    company: name,
    grade: membership.grade,
    status: membershipStatus({ membership }),
    seats,
    included,
    taken: taken.map(view),
    invited: invited.map(view),
    declined: declined.map(view),
    ended: ended.map(view),
  }
}

/** The invitations to a person's address, and the seat that the person holds. */
export const listInvitations = async (
  payload: Payload,
  user: { id: string; email: string },
): Promise<SeatInvitations> => {
  const [invited, seat, own] = await Promise.all([
    findInvitationsTo(payload, user.email),
    findSeatOf(payload, user.id),
    findMembership(payload, user.id),
  ])
  const invitations = await Promise.all(
    invited.map(async ({ _id, company, name, expiresAt }) => {
      const found = await findMembership(payload, company)
      return {
        id: _id.toHexString(),
        company: await readCompanyName(payload, company),
        grade: found?.grade ?? 'corporate',
        name,
        expiresAt: expiresAt.toISOString(),
      }
    }),
  )
  return {
    invitations,
    held:
      seat?.status === 'taken'
        ? { company: await readCompanyName(payload, seat.company), since: seat.takenAt.toISOString() }
        : null,
    isMember: own !== null && !own.company && isCurrentMember(own),
  }
}
