import type { PayloadRequest } from 'payload'
import { recordChange } from '../../audit/recordChange'
import { queueInvitation } from './mailInvitation'
import type { SeatProblem } from './membershipSeats.schema'
import { type StoredSeat, deleteInvitation, findSeat, renewInvitation } from './membershipSeatsRepository'

const record = (
  req: PayloadRequest,
  { _id, company }: StoredSeat,
  action: 'resent' | 'withdrawn',
  reason?: string,
): Promise<void> =>
  recordChange(req, {
    action: `membership-seat.${action}`,
    subject: { collection: 'membership-seats', id: _id.toHexString() },
    account: company.toHexString(),
    reason,
  })

/** Mails an invitation again; it can then be accepted for the whole time anew. */
export const resendInvitation = async (
  req: PayloadRequest,
  seat: StoredSeat,
  reason?: string,
): Promise<{ problem?: SeatProblem }> => {
  const { payload } = req
  if (!(await renewInvitation(payload, seat._id))) return { problem: 'not_invited' }
  const renewed = await findSeat(payload, seat._id)
  if (renewed?.status === 'invited') await queueInvitation(payload, renewed)
  await record(req, seat, 'resent', reason)
  return {}
}

/** Withdraws an invitation that nobody has accepted. */
export const withdrawInvitation = async (
  req: PayloadRequest,
  seat: StoredSeat,
  reason?: string,
): Promise<{ problem?: SeatProblem }> => {
  if (!(await deleteInvitation(req.payload, seat._id))) return { problem: 'not_invited' }
  await record(req, seat, 'withdrawn', reason)
  return {}
}
