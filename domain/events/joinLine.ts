import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { isHolder, openNow } from './seatLedgersRepository'
import { SEAT } from './seat.constants'
import { type WaitingPlace, explainNoRoom, isSold, roomFor } from './seatRoom'
import { WAITING_LIMITS } from './waiting/waiting.constants'
import { changeLine, readLineOrEmpty, saleOf } from './waitingListRepository'

/** Who waits for what. */
interface NewPlace extends Pick<WaitingPlace, 'type' | 'typeName' | 'note'> {
  /** Id of the account. */
  user: string
}

export type JoinOutcome = 'joined' | 'already' | 'not_full' | 'line_full' | 'closed'

const MAX_ATTEMPTS = 20

/**
 * Puts a person at the end of the line for a type, unless a ticket of it can be had. Safe to repeat: a person has one
 * place for each type.
 */
export const joinLine = async (
  payload: Payload,
  event: string,
  { user: account, ...asked }: NewPlace,
): Promise<JoinOutcome> => {
  const { type } = asked
  const user = new ObjectId(account)
  const own = { $elemMatch: { user, type } }
  const isOnSale =
    type === SEAT
      ? { hasTickets: { $ne: true }, holders: { $ne: user } }
      : { [`types.${type}`]: { $exists: true }, [`types.${type}.isOnSale`]: { $ne: false } }
  const place: WaitingPlace = { id: new ObjectId().toHexString(), user, ...asked, at: new Date() }
  for (let left = MAX_ATTEMPTS; left > 0; left -= 1) {
    const joined = await changeLine(
      payload,
      event,
      {
        ...openNow(),
        ...isOnSale,
        waiting: { $not: own },
        offers: { $not: own },
        [`waiting.${WAITING_LIMITS.places - 1}`]: { $exists: false },
        $expr: { $not: [roomFor({ [type]: 1 })] },
      },
      { $push: { waiting: place }, $set: { hasLine: true } },
    )
    if (joined) return 'joined'
    const line = await readLineOrEmpty(payload, event)
    if (!line?.isOpen || (line.closesAt && line.closesAt <= new Date())) return 'closed'
    if (!isSold(saleOf(line, type))) return 'closed'
    const isOwn = (each: WaitingPlace) => each.user.equals(user) && each.type === type
    if ([...line.waiting, ...line.offers].some(isOwn)) return 'already'
    if (type === SEAT && (await isHolder(payload, event, account))) return 'already'
    if (line.waiting.length >= WAITING_LIMITS.places) return 'line_full'
    if (!explainNoRoom(line, { [type]: 1 })) return 'not_full' // else it changed in between
  }
  throw new Error('A person could neither join the waiting list nor be refused')
}
