import type { Payload } from 'payload'
import { bookingDay, leaveClosedDay } from './bookingDay'
import { type LedgerLine, type NewLedgerEntry, imbalances } from './ledger.schema'
import { findEntry, insertEntry } from './ledgerRepository'

/** An entry that does not balance: a mistake of the code that posts it, never of a person. */
class UnbalancedEntryError extends Error {
  override readonly name = 'UnbalancedEntryError'
}

/**
 * Posts an entry to the ledger, once: a second call with the same key changes nothing. An entry for a day in a closed
 * period is booked on the first open day, cash of a day that was counted and closed today.
 * @throws UnbalancedEntryError when the lines do not sum to zero in each currency
 */
export const postEntry = async (payload: Payload, entry: NewLedgerEntry): Promise<void> => {
  const lines = entry.lines.filter(({ amountMinor }) => amountMinor !== 0)
  if (lines.length === 0) return
  if (lines.some(({ amountMinor }) => !Number.isSafeInteger(amountMinor)) || imbalances(lines).size > 0)
    throw new UnbalancedEntryError(`The entry ${entry.key} does not balance`)
  await insertEntry(payload, { ...entry, lines, day: await bookingDay(payload, { ...entry, lines }) })
  if (lines.some(({ account }) => account === 'cash')) await leaveClosedDay(payload, entry.key)
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
