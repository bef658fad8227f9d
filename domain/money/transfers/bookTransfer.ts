import type { Payload, PayloadRequest } from 'payload'
import { formatMoney } from '../../../platform/moneyFormat.schema'
import { todayInJuba } from '../../../platform/jubaTime'
import { recordChange } from '../../audit'
import { findEntriesBelow, postEntry, reverseEntry } from '../ledger'
import { ACCOUNTS, type LedgerLine } from '../ledger/ledger.schema'
import type { Transfer } from './transfer.schema'
import { transferEntries } from './transferEntries'

/** Under which the entries of a transfer are posted. */
const prefixOf = (key: string): string => `transfer:${key}:`

/** The accounts and amounts of an entry, in an order of their own. */
const sumsOf = (lines: readonly Pick<LedgerLine, 'account' | 'currency' | 'amountMinor'>[]): string =>
  lines
    .filter(({ amountMinor }) => amountMinor !== 0)
    .map(({ account, currency, amountMinor }) => `${account} ${currency} ${amountMinor}`)
    .sort()
    .join()

/**
 * Posts the entries of a transfer, each once. Safe to repeat.
 * @returns false where something else was booked under the key before
 */
export const postTransfer = async (
  payload: Payload,
  { key, day, text, ...moved }: Omit<Transfer, 'key'> & { key: string },
  by: string | undefined,
): Promise<boolean> => {
  for (const [place, entry] of transferEntries(moved).entries()) {
    const entryKey = `${prefixOf(key)}${place}`
    await postEntry(payload, { key: entryKey, purpose: 'transfer', day, text, by, ...entry })
    const stored = (await findEntriesBelow(payload, prefixOf(key))).find((each) => each.key === entryKey)
    const isSame =
      stored &&
      sumsOf(stored.lines) === sumsOf(entry.lines) &&
      (stored.chapter?.toHexString() ?? '') === (entry.chapter ?? '')
    if (!isSame) return false
  }
  return true
}

/** Takes the entries of a transfer back, each once. Safe to repeat. */
export const reverseTransfer = async (
  payload: Payload,
  key: string,
  { text, by }: { text: string; by?: string },
): Promise<void> => {
  const entries = (await findEntriesBelow(payload, prefixOf(key))).filter(
    ({ purpose }) => purpose === 'transfer',
  )
  for (const entry of entries)
    await reverseEntry(payload, entry.key, {
      key: `${entry.key}:undone`,
      purpose: 'transferUndone',
      day: todayInJuba(),
      text,
      by,
    })
}

/**
 * Books money that moved, once for a key.
 * @returns `not_begun` for a day to come; `key_used` where something else was booked under the key
 */
export const bookTransfer = async (
  req: PayloadRequest,
  transfer: Transfer,
  by: string,
): Promise<{ key: string } | { problem: 'not_begun' | 'key_used' }> => {
  const { key, day, from, to, text } = transfer
  if (day > todayInJuba()) return { problem: 'not_begun' }
  if (!(await postTransfer(req.payload, transfer, by))) return { problem: 'key_used' }
  await recordChange(req, {
    action: 'transfer.booked',
    subject: { collection: 'ledger-entries', id: key, title: text },
    after: { day, from: ACCOUNTS[from].name, to: ACCOUNTS[to].name, amount: formatMoney(transfer) },
  })
  return { key }
}

/**
 * Takes a transfer back, once: what was booked stays, and its opposite is booked today.
 * @returns `not_found` for none that staff booked
 */
export const undoTransfer = async (
  req: PayloadRequest,
  key: string,
  reason: string,
  by: string,
): Promise<{ key: string } | { problem: 'not_found' }> => {
  const entries = await findEntriesBelow(req.payload, prefixOf(key))
  if (entries.length === 0) return { problem: 'not_found' }
  await reverseTransfer(req.payload, key, { text: reason, by })
  await recordChange(req, {
    action: 'transfer.undone',
    subject: { collection: 'ledger-entries', id: key, title: entries[0]?.text ?? '' },
    reason,
  })
  return { key }
}
