import type { Payload } from 'payload'
import { toJubaTime } from '../../../../platform/jubaTime'
import type { StoredInvoice } from '../../invoices'
import { postEntry, reverseEntry } from '../../ledger'

const dayOf = (moment: Date): string => toJubaTime(moment).slice(0, 10)

/**
 * Books the write-offs of an invoice: less is owed, and an expense; of one that was undone the reverse as well. Safe to
 * repeat.
 */
export const postWriteOffs = async (payload: Payload, invoice: StoredInvoice): Promise<void> => {
  const { _id, user, currency, chapter, fund, number } = invoice
  const about = { currency, user: user.toHexString(), invoice: _id.toHexString() }
  for (const { key, amountMinor, by, at, endedAt, endedBy } of invoice.writeOffs ?? []) {
    const entry = `write-off:${about.invoice}:${key}`
    await postEntry(payload, {
      key: entry,
      purpose: 'writeOff',
      day: dayOf(at),
      by: by.toHexString(),
      text: number ?? undefined,
      chapter: chapter?.toHexString(),
      fund,
      lines: [
        { account: 'writeOffs', amountMinor, ...about },
        { account: 'receivable', amountMinor: -amountMinor, ...about },
      ],
    })
    if (endedAt)
      await reverseEntry(payload, entry, {
        key: `${entry}:undone`,
        purpose: 'writeOffUndone',
        day: dayOf(endedAt),
        by: endedBy?.toHexString(),
        text: number ?? undefined,
      })
  }
}
