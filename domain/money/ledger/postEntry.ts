import type { Payload } from 'payload'
import { type LedgerLine, type NewLedgerEntry, imbalances } from './ledger.schema'
import { findClosedDay, findEntry, insertEntry } from './ledgerRepository'

/** An entry that does not balance: a mistake of the code that posts it, never of a person. */
class UnbalancedEntryError extends Error {
  override readonly name = 'UnbalancedEntryError'
}

/** The day on which an entry is booked: its own, or the first one after the closed periods. */
const openDay = async (payload: Payload, day: string): Promise<string> => {
  const closed = await findClosedDay(payload)
  if (!closed || day > closed) return day
  return new Date(Date.parse(closed) + 24 * 60 * 60_000).toISOString().slice(0, 10)
}

/**
 * Posts an entry to the ledger, once: a second call with the same key changes nothing. An entry for a day in a closed
 * period is booked on the first open day.
 * @throws UnbalancedEntryError when the lines do not sum to zero in each currency
 */
export const postEntry = async (payload: Payload, entry: NewLedgerEntry): Promise<void> => {
  const lines = entry.lines.filter(({ amountMinor }) => amountMinor !== 0)
  if (lines.length === 0) return
  if (lines.some(({ amountMinor }) => !Number.isSafeInteger(amountMinor)) || imbalances(lines).size > 0)
    throw new UnbalancedEntryError(`The entry ${entry.key} does not balance`)
  await insertEntry(payload, { ...entry, lines, day: await openDay(payload, entry.day) })
}

const opposite = (line: LedgerLine): LedgerLine => ({ ...line, amountMinor: -line.amountMinor })

/**
 * Posts the reverse of an entry, once. What was posted stays; both are read in the journal.
 * @param key of the entry; one that was never posted has no reverse
 */
export const reverseEntry = async (
  payload: Payload,
  key: string,
  reversal: Pick<NewLedgerEntry, 'key' | 'purpose' | 'day' | 'by' | 'text'>,
): Promise<void> => {
  const entry = await findEntry(payload, key)
  if (!entry) return
  const { lines, chapter, fund } = entry
  await postEntry(payload, { ...reversal, lines: lines.map(opposite), chapter, fund })
}
