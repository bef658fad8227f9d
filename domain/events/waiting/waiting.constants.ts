/**
 * How many stand in the line of an event at most, for the ledger is one document; characters of what people write about a
 * ticket that needs approval, and of what staff answer or record.
 */
export const WAITING_LIMITS = { places: 5000, note: 300, reason: 1000 } as const
