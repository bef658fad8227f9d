import type { Payload } from 'payload'
import type { LedgerTypes, SeatOffer, WaitingPlace } from '../../domain/events'
import { modelOf } from '../../platform/database'
import { required } from './required'

export interface LineState {
  taken: number
  capacity: number | null
  types: LedgerTypes
  waiting: WaitingPlace[]
  offers: SeatOffer[]
  /** How many are still to be told that they are out of the line. */
  ended: number
  /** How many seats the orders in the ledger hold. */
  ordered: number
}

/** What the database has about the waiting list of an event. */
export const readLineState = async (payload: Payload, event: string): Promise<LineState> => {
  const { taken, capacity, types, waiting, offers, ended, orders } = required(
    await modelOf(payload, 'seat-ledgers').findOne({ event }).lean<
      | (Partial<Omit<LineState, 'ended' | 'ordered'>> & {
          taken: number
          ended?: unknown[]
          orders?: { counts: Record<string, number> }[]
        })
      | null
    >(),
  )
  return {
    taken,
    capacity: capacity ?? null,
    types: types ?? {},
    waiting: waiting ?? [],
    offers: offers ?? [],
    ended: ended?.length ?? 0,
    ordered: (orders ?? [])
      .flatMap(({ counts }) => Object.values(counts))
      .reduce((all, count) => all + count, 0),
  }
}

/** Those who wait although their type and the event have room. */
export const countPassedOver = ({ taken, capacity, types, waiting }: LineState): number =>
  capacity !== null && taken >= capacity
    ? 0
    : waiting.filter(({ type }) => {
        const known = types[type]
        return known && (known.capacity === null || known.sold < known.capacity)
      }).length
