import type { Payload } from 'payload'
import { modelOf } from '../../platform/database'

export interface SeatState {
  taken: number
  /** Account ids in the order of registration. */
  holders: string[]
  /** Account ids of the registration rows, sorted. */
  registered: string[]
}

/** The database's data about an event's seats; undefined when it has no ledger. */
export const readSeats = async (payload: Payload, event: string): Promise<SeatState | undefined> => {
  const ledger = await modelOf(payload, 'seat-ledgers')
    .findOne({ event })
    .lean<{ taken: number; holders?: unknown[] } | null>()
  const rows = await modelOf(payload, 'registrations').find({ event }).lean<{ user: unknown }[]>()
  if (!ledger) return undefined
  return {
    taken: ledger.taken,
    holders: (ledger.holders ?? []).map(String),
    registered: rows.map(({ user }) => String(user)).sort(),
  }
}

/** The number of registration rows of an event, whether or not it still exists. */
export const countRegistrations = (payload: Payload, event: string): Promise<number> =>
  modelOf(payload, 'registrations').countDocuments({ event })
