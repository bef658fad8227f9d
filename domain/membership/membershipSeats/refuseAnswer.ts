import type { PayloadRequest } from 'payload'
import { isAddressUnproved } from '../../accounts'
import type { SeatProblem } from './membershipSeats.schema'
import type { StoredSeat } from './membershipSeatsRepository'
import { readSeatToken } from './seatToken'

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
