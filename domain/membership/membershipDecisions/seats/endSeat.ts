import type { PayloadRequest } from 'payload'
import { recordChange } from '../../../audit/recordChange'
import { type StoredSeat, endTakenSeat, inviteToSeat } from '../../membershipSeats'
import type { SeatProblem } from '../../membershipSeats/membershipSeats.schema'
import type { SeatInvitationInput } from '../../membershipSeats/seatForm.schema'
import { finaliseNow } from '../finaliseNow'
import { finaliseSeat } from './finaliseSeat'

type Req = PayloadRequest & { user: NonNullable<PayloadRequest['user']> }

/**
 * Ends a seat that a person holds: it is free for somebody else, and the membership of the person follows.
 * @param seat as it was found just before
 * @param reason of staff
 */
export const endSeat = async (
  req: Req,
  seat: StoredSeat,
  reason?: string,
): Promise<{ problem?: SeatProblem }> => {
  const { payload, user } = req
  const id = seat._id.toHexString()
  if (!(await endTakenSeat(payload, id, { endedBy: user.id, reason }))) return { problem: 'ended_already' }
  for (const account of [seat.company.toHexString(), seat.user?.toHexString()])
    await recordChange(req, {
      action: 'membership-seat.ended',
      subject: { collection: 'membership-seats', id },
      account,
      before: { status: 'taken' },
      after: { status: 'ended' },
      reason,
    })
  await finaliseNow(payload, { seat: id }, () => finaliseSeat(payload, id))
  return {}
}

/**
 * Gives a seat to somebody else: invites the other person, then ends the seat. The invitation comes first, so that
 * nobody loses the seat for one that cannot be sent.
 */
export const replaceSeat = async (
  req: Req,
  seat: StoredSeat,
  person: SeatInvitationInput,
  reason?: string,
): Promise<{ id: string } | { problem: SeatProblem }> => {
  if (seat.status !== 'taken') return { problem: 'ended_already' }
  const invited = await inviteToSeat(req, seat.company.toHexString(), person, reason)
  if ('problem' in invited) return invited
  const { problem } = await endSeat(req, seat, reason)
  return problem ? { problem } : invited
}
