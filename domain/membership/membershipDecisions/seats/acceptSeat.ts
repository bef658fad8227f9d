import type { PayloadRequest } from 'payload'
import { recordChange } from '../../../audit/recordChange'
import { isCurrentMember, readCompany } from '../../memberships'
import {
  type HeldSeat,
  type StoredSeat,
  findSeat,
  findSeatOf,
  findTakenSeats,
  movePlace,
  refuseAnswer,
  takePlace,
} from '../../membershipSeats'
import type { SeatProblem } from '../../membershipSeats/membershipSeats.schema'
import { finaliseNow } from '../finaliseNow'
import { finaliseSeat } from './finaliseSeat'

type Req = PayloadRequest & { user: NonNullable<PayloadRequest['user']> }

/**
 * The free places of a company. Who sits beyond the number of seats, because there are fewer by now, is moved to a free
 * place first, so that there are never more people than places.
 */
const findFreePlaces = async ({ payload }: Req, company: string, seats: number): Promise<number[]> => {
  const taken = await findTakenSeats(payload, company)
  const used = new Set(taken.map(({ place }) => place))
  const free = Array.from({ length: seats }, (_, index) => index + 1).filter((place) => !used.has(place))
  for (const seat of taken.filter(({ place }) => (place ?? 0) > seats)) {
    const place = free.shift()
    if (place === undefined) return []
    await movePlace(payload, seat, place)
  }
  return free
}

/** Takes one of the free places. The database lets each be taken once; of several who try one, the others go on. */
const takeFreePlace = async (req: Req, seat: StoredSeat): Promise<HeldSeat | SeatProblem> => {
  const { payload, user } = req
  const company = seat.company.toHexString()
  for (;;) {
    const found = await readCompany(payload, company)
    if (!found || !isCurrentMember(found.membership)) return 'not_current'
    const { membership, seats } = found
    const free = await findFreePlaces(req, company, seats)
    if (free.length === 0) return 'full'
    for (const place of free) {
      const taken = await takePlace(payload, seat._id, { user: user.id, place, grade: membership.grade })
      if (taken === null) return 'not_invited'
      if (taken) return taken
      if ((await findSeatOf(payload, user.id))?.status === 'taken') return 'seat_already'
    }
  }
}

const refuse = async (
  req: Req,
  seat: StoredSeat | null,
  token: string | undefined,
): Promise<SeatProblem | undefined> => {
  const refused = await refuseAnswer(req, seat, token)
  if (refused || !seat) return refused ?? 'not_found'
  if (seat.status !== 'invited') return 'not_invited'
  if (seat.expiresAt <= new Date()) return 'expired'
  return (await findSeatOf(req.payload, req.user.id))?.status === 'taken' ? 'seat_already' : undefined
}

/**
 * Accepts an invitation to a seat: the signed-in person, whose proved address was invited, takes a free place of the
 * company, and the membership follows. Accepted twice, it is accepted once.
 * @param id of the invitation
 * @param token of the mailed link, which proves the address as well
 */
export const acceptSeat = async (
  req: Req,
  id: string,
  token?: string,
): Promise<{ company: string } | { problem: SeatProblem }> => {
  const { payload, user } = req
  const seat = await findSeat(payload, id)
  if (seat?.status === 'taken' && seat.user?.toHexString() === user.id)
    return { company: seat.company.toHexString() }
  const refused = await refuse(req, seat, token)
  if (refused || !seat) return { problem: refused ?? 'not_found' }
  const taken = await takeFreePlace(req, seat)
  if (typeof taken === 'string') return { problem: taken }
  const company = seat.company.toHexString()
  for (const account of [company, user.id])
    await recordChange(req, {
      action: 'membership-seat.taken',
      subject: { collection: 'membership-seats', id },
      account,
      before: { status: 'invited' },
      after: { status: 'taken' },
    })
  await finaliseNow(payload, { seat: id }, () => finaliseSeat(payload, id))
  return { company }
}
