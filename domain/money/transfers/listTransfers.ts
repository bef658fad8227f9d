import type { Payload } from 'payload'
import { listChapterNames } from '../../content/divisions'
import { findTransfers } from '../ledger'
import type { TransferView, TransfersPage } from './transfer.schema'

/** Entries, of which a transfer has up to four: two when it is booked and two when it is taken back. */
const SHOWN_ENTRIES = 200

/** `transfer:<key>:0` and `transfer:<key>:0:undone` both belong to `<key>`. */
const keyOf = (entryKey: string): string => entryKey.split(':')[1] ?? entryKey

/** The latest transfers. */
export const listTransfers = async (payload: Payload): Promise<TransfersPage> => {
  const [chapters, entries] = await Promise.all([
    listChapterNames(payload),
    findTransfers(payload, SHOWN_ENTRIES),
  ])
  const undone = new Set(
    entries.filter(({ purpose }) => purpose === 'transferUndone').map(({ key }) => keyOf(key)),
  )
  const transfers = new Map<string, TransferView>()
  for (const { key: entryKey, purpose, day, text, chapter, lines } of entries) {
    if (purpose !== 'transfer') continue
    const key = keyOf(entryKey)
    const name = chapters.find(({ id }) => id === chapter?.toHexString())?.name ?? null
    const shown = lines
      .filter(({ account }) => account !== 'cashOnTheWay' && account !== 'exchange')
      .map(({ account, currency, amountMinor }) => ({
        account,
        currency,
        amountMinor,
        chapter: account === 'cash' ? name : null,
      }))
    const known = transfers.get(key)
    transfers.set(key, {
      key,
      day,
      text: text ?? '',
      // the entry that was posted first stands first
      lines: [...shown, ...(known?.lines ?? [])],
      isUndone: undone.has(key),
      canBeUndone: !undone.has(key) && key.includes('-'),
    })
  }
  return { chapters, transfers: [...transfers.values()] }
}
