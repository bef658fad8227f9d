import type { Payload } from 'payload'
import { formatJubaDate } from '../../../platform/jubaTime'
import { formatMoney } from '../../../platform/moneyFormat.schema'
import { canBePrinted } from '../../../platform/pdf/canBePrinted'
import { FORMER_MEMBER } from '../../people/profiles/formerPeople.schema'
import { findContact } from '../../people/profiles'
import { findEntryById } from '../ledger'
import type { JournalEntry } from '../ledger/journal.schema'
import { ACCOUNTS, ENTRY_PURPOSES } from '../ledger/ledger.schema'
import { describeEntries } from './describeEntries'

/** What a voucher is called: the end of the entry's id, which the journal shows too. */
export const voucherNumber = ({ id }: Pick<JournalEntry, 'id'>): string => id.slice(-8).toUpperCase()

/**
 * The voucher of an entry as PDF, for auditors: its day, its lines, whom it is about and its documents. Null without an
 * entry.
 */
export const drawVoucher = async (
  payload: Payload,
  id: string,
): Promise<{ pdf: Buffer; filename: string } | null> => {
  const stored = await findEntryById(payload, id)
  const [entry] = stored ? await describeEntries(payload, [stored]) : []
  if (!stored || !entry) return null
  const { drawFactSheet } = await import('../../../platform/pdf/drawFactSheet') // seldom needed, and large
  const [settings, author] = await Promise.all([
    payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: false }),
    stored.by ? findContact(payload, stored.by) : null,
  ])
  const optional = (label: string, value: string | null) =>
    value ? [[label, canBePrinted(value) ? value : 'Not in letters that can be printed'] as const] : []
  const number = voucherNumber(entry)
  const pdf = await drawFactSheet({
    title: `Voucher ${number}`,
    author: settings.name,
    madeAt: stored.postedAt.toISOString(),
    facts: [
      ['Day', formatJubaDate(`${entry.day}T12:00:00+02:00`)],
      ['Purpose', ENTRY_PURPOSES[entry.purpose]],
      ...entry.lines.map(({ account, currency, amountMinor }) => {
        const side = amountMinor > 0 ? 'Debit' : 'Credit'
        const amount = formatMoney({ amountMinor: Math.abs(amountMinor), currency })
        return [side, `${ACCOUNTS[account].name}: ${amount}`] as const
      }),
      ...optional('Person', entry.person),
      ...optional('Invoice', entry.invoice),
      ...optional('Receipt', entry.receipt),
      ...optional('Credit note', entry.creditNote),
      ...optional('Transaction', entry.transaction),
      ['Chapter', entry.chapter ?? 'Head office'],
      ...optional('Fund', entry.fund),
      ...optional('Text', entry.text),
      ['Booked', formatJubaDate(stored.postedAt.toISOString())],
      ...optional('Booked by', stored.by ? (author?.fullName ?? FORMER_MEMBER) : 'The server'),
    ],
  })
  return { pdf, filename: `voucher-${number}.pdf` }
}
