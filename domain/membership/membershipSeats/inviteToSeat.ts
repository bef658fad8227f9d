import type { PayloadRequest } from 'payload'
import { findAccountByEmail, findEmail } from '../../accounts'
import { recordChange } from '../../audit/recordChange'
import { isCurrentMember, readCompany } from '../memberships'
import { queueInvitation } from './mailInvitation'
import { MAX_INVITATIONS, type SeatProblem } from './membershipSeats.schema'
import { createInvitation, findInvited, findSeat, findSeatOf } from './membershipSeatsRepository'
import type { SeatInvitationInput } from './seatForm.schema'

/** Why an address cannot be invited by a company. */
const refuse = async (
  { payload }: PayloadRequest,
  company: string,
  email: string,
): Promise<SeatProblem | undefined> => {
  const found = await readCompany(payload, company)
  if (!found) return 'no_seats'
  if (!isCurrentMember(found.membership)) return 'not_current'
  if ((await findEmail(payload, company)) === email) return 'own'
  if ((await findInvited(payload, company)).length >= MAX_INVITATIONS) return 'too_many'
  const account = await findAccountByEmail(payload, email)
  const held = account && (await findSeatOf(payload, account.id))
  return held?.status === 'taken' && held.company.toHexString() === company ? 'holds_seat' : undefined
}

/**
 * Invites somebody to a seat of a company's membership, by mail. More people may be invited than there are free
 * seats: who accepts first gets one.
 * @param reason of staff who act for the company
 * @returns the id of the invitation, or why there is none
 */
export const inviteToSeat = async (
  req: PayloadRequest & { user: NonNullable<PayloadRequest['user']> },
  company: string,
  { name, email }: SeatInvitationInput,
  reason?: string,
): Promise<{ id: string } | { problem: SeatProblem }> => {
  const { payload, user } = req
  const problem = await refuse(req, company, email)
  if (problem) return { problem }
  const id = await createInvitation(payload, { company, name, email, invitedBy: user.id })
  if (!id) return { problem: 'invited_already' }
  await recordChange(req, {
    action: 'membership-seat.invited',
    subject: { collection: 'membership-seats', id },
    account: company,
    before: { status: null },
    after: { status: 'invited' },
    reason,
  })
  const stored = await findSeat(payload, id)
  if (stored) await queueInvitation(payload, stored)
  return { id }
}
