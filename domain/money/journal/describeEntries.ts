import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { inBatches } from '../../../platform/inBatches'
import { listChapterNames } from '../../content/divisions'
import { FORMER_MEMBER } from '../../people/profiles/formerPeople.schema'
import { findContacts } from '../../people/profiles'
import { findDonationsById } from '../donations'
import { findInvoicesById } from '../invoices'
import { type StoredLedgerEntry, streamJournal } from '../ledger'
import type { JournalEntry, JournalFilter } from '../ledger/journal.schema'
import { findCreditNoteNumbers, findPaymentsById } from '../payments'

/** Entries whose documents are read with one query each. */
const BATCH = 200

/** The ids that the keys of entries begin with, after the name of what they were posted for: `payment:<id>`. */
const idsOf = (entries: readonly StoredLedgerEntry[], name: string): ObjectId[] =>
  entries.flatMap((entry) => idOfKey(entry, name) ?? []).map((id) => new ObjectId(id))

const idOfKey = ({ key }: StoredLedgerEntry, name: string): string | undefined =>
  new RegExp(`^${name}:([\\da-f]{24})(?::|$)`).exec(key)?.[1]

/**
 * Entries as people read them: who paid or owes, and the numbers of the documents. The documents of many entries are read
 * together.
 */
export const describeEntries = async (
  payload: Payload,
  entries: readonly StoredLedgerEntry[],
): Promise<JournalEntry[]> => {
  const [payments, donations, creditNotes, chapters] = await Promise.all([
    findPaymentsById(payload, idsOf(entries, 'payment')),
    findDonationsById(payload, idsOf(entries, 'donation')),
    findCreditNoteNumbers(payload, idsOf(entries, 'credit-note')),
    listChapterNames(payload),
  ])
  const linesOf = entries.flatMap(({ lines }) => lines)
  const [invoices, contacts] = await Promise.all([
    findInvoicesById(payload, [
      ...linesOf.flatMap(({ invoice }) => invoice ?? []),
      ...[...payments.values()].flatMap(({ invoice }) => invoice ?? []),
    ]),
    findContacts(payload, [
      ...linesOf.flatMap(({ user }) => user ?? []),
      ...[...payments.values()].flatMap(({ user }) => user ?? []),
    ]),
  ])
  return entries.map((entry): JournalEntry => {
    const payment = payments.get(idOfKey(entry, 'payment') ?? '')
    const donation = donations.get(idOfKey(entry, 'donation') ?? '')
    const invoiceId = payment?.invoice ?? entry.lines.find((line) => line.invoice)?.invoice
    const invoice = invoices.get(invoiceId?.toHexString() ?? '')
    const user = payment?.user ?? entry.lines.find((line) => line.user)?.user
    const name =
      user && (contacts.get(user.toHexString())?.fullName ?? invoice?.recipient.name ?? FORMER_MEMBER)
    return {
      id: entry._id.toHexString(),
      day: entry.day,
      purpose: entry.purpose,
      text: entry.text ?? null,
      person: name ?? payment?.payer ?? donation?.name ?? null,
      invoice: invoice?.number ?? null,
      receipt: payment?.receiptNumber ?? donation?.receiptNumber ?? null,
      creditNote: creditNotes.get(idOfKey(entry, 'credit-note') ?? '') ?? null,
      transaction: payment?.transaction ?? null,
      chapter: entry.chapter
        ? (chapters.find(({ id }) => id === entry.chapter?.toHexString())?.name ?? 'A former chapter')
        : null,
      fund: entry.fund ?? null,
      lines: entry.lines.map(({ account, currency, amountMinor }) => ({ account, currency, amountMinor })),
    }
  })
}

/** Iterates over the entries that a filter leaves as people read them, the latest first. */
export const streamEntries = async function* (
  payload: Payload,
  filter: JournalFilter,
): AsyncGenerator<JournalEntry> {
  for await (const batch of inBatches(streamJournal(payload, filter), BATCH))
    yield* await describeEntries(payload, batch)
}
