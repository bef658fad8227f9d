import type { Payload } from 'payload'
import { queueMail } from '../../../messaging/mail'
import {
  currentMembersCondition,
  fillRegisteredName,
  findMembership,
  membershipsWithStatus,
  readCompanyName,
} from '../../memberships'
import {
  type HeldSeat,
  findHolders,
  findUnfinalisedSeat,
  findUnfinalisedSeats,
  markSeatFinalised,
} from '../../membershipSeats'
import { findRemainingContact } from '../../../people/profiles'
import { finaliseEach } from '../finaliseNow'
import { reconcileMembership } from '../reconcileMembership'

/** Tells the person by mail. */
const mailSeat = async (payload: Payload, seat: HeldSeat): Promise<void> => {
  const { _id, user, status } = seat
  const [contact, membership, company] = await Promise.all([
    findRemainingContact(payload, user),
    findMembership(payload, user),
    readCompanyName(payload, seat.company),
  ])
  if (!contact) return // the account is gone, or leaving
  const { email: to, fullName } = contact
  const dedupeKey = `seat-${status}:${_id.toHexString()}`
  if (status === 'taken')
    await queueMail(payload, {
      template: 'seatTaken',
      to,
      data: {
        fullName,
        company,
        membershipNumber: membership?.company ? membership.number : null,
        expiresAt: membership?.expiresAt?.toISOString() ?? null,
      },
      dedupeKey,
    })
  else await queueMail(payload, { template: 'seatEnded', to, data: { fullName, company }, dedupeKey })
}

/**
 * Applies what follows from a seat that was taken or has ended: membership, name, role, then the mail. Safe to repeat
 * after a crash at any point.
 */
export const finaliseSeat = async (payload: Payload, id: string): Promise<void> => {
  const seat = await findUnfinalisedSeat(payload, id)
  if (!seat) return
  const user = seat.user.toHexString()
  await reconcileMembership(payload, user)
  if (seat.status === 'taken') await fillRegisteredName(payload, user, seat.name)
  await mailSeat(payload, seat)
  await markSeatFinalised(payload, seat)
}

/**
 * Finalises the seats that a crash left, and those of people whose own membership has lapsed by now: the seat counts
 * from then. Runs regularly.
 */
export const finaliseSeats = async (payload: Payload, now = new Date()): Promise<void> => {
  await finaliseEach(payload, 'membership-seats', await findUnfinalisedSeats(payload), finaliseSeat)
  const lapsed = await findHolders(payload, {
    own: { company: null, ...membershipsWithStatus('expired', now) },
    company: currentMembersCondition(now),
  })
  if (lapsed.length > 0) await finaliseEach(payload, 'memberships', lapsed, reconcileMembership)
}
