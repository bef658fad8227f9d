import type { PayloadRequest } from 'payload'
import { isAddressUnproved } from '../../accounts'
import { recordChange } from '../../audit/recordChange'
import type { SeatProblem } from './membershipSeats.schema'
import { type StoredSeat, declineInvitation, findSeat } from './membershipSeatsRepository'
import { readSeatToken } from './seatToken'
import { queueRefusal } from './mailInvitation'

/**
 * Why a signed-in person may not answer an invitation: it went to another address, or the address is not proved,
 * neither before nor by the mailed link.
 */
export const refuseAnswer = async (
  { payload, user }: PayloadRequest & { user: NonNullable<PayloadRequest['user']> },
  seat: StoredSeat | null,
  token: string | undefined,
): Promise<SeatProblem | undefined> => {
  if (seat?.email !== user.email) return 'not_found'
  const hasLink = token !== undefined && readSeatToken(payload, token) === seat._id.toHexString()
  if (!hasLink && (await isAddressUnproved(payload, user.id, user.email))) return 'address_unproved'
  return undefined
}

/**
 * Declines an invitation to a seat, by the signed-in person whose proved address was invited; the company's contact is
 * told by mail. Declined twice, it is declined once. An acceptance at the same moment and this settle which counts: the
 * other is told that the invitation does not stand any more.
 * @param id of the invitation
 * @param token of the mailed link, which proves the address as well
 */
export const declineSeat = async (
  req: PayloadRequest & { user: NonNullable<PayloadRequest['user']> },
  id: string,
  token?: string,
): Promise<{ problem?: SeatProblem }> => {
  const { payload } = req
  const seat = await findSeat(payload, id)
  const problem = await refuseAnswer(req, seat, token)
  if (problem || !seat) return { problem: problem ?? 'not_found' }
  if (seat.status === 'declined') return {}
  if (!(await declineInvitation(payload, id))) {
    const stored = await findSeat(payload, id)
    return stored?.status === 'declined' ? {} : { problem: 'not_invited' }
  }
  await recordChange(req, {
    action: 'membership-seat.declined',
    subject: { collection: 'membership-seats', id },
    account: seat.company.toHexString(),
    before: { status: 'invited' },
    after: { status: 'declined' },
  })
  const declined = await findSeat(payload, id)
  if (declined?.status === 'declined') await queueRefusal(payload, declined)
  return {}
}
