import type { Payload } from 'payload'
import { createGaplessNumbers } from '../../../platform/createGaplessNumbers'
import { jubaYear, toJubaTime } from '../../../platform/jubaTime'
import { postEntry } from '../ledger'
import type { NewInvoice } from './invoice.schema'
import { type StoredInvoice, createInvoice, setInvoiceNumber } from './invoicesRepository'
import { createReference } from './reference.schema'

/** Issues the number of an invoice, `INV-2026-0001`. */
const issueInvoiceNumber = createGaplessNumbers({
  collection: 'invoice-numbers',
  ownerField: 'invoice',
  prefix: 'INV',
})

/** The day in Juba, `YYYY-MM-DD`. */
const dayOf = (moment: Date): string => toJubaTime(moment).slice(0, 10)

/** Books what is owed: the member owes it, each line is income of its account. Safe to repeat. */
const postInvoice = async (payload: Payload, invoice: StoredInvoice): Promise<void> => {
  const about = { user: invoice.user.toHexString(), invoice: invoice._id.toHexString() }
  const { currency, lines, totalMinor } = invoice
  await postEntry(payload, {
    key: `invoice:${about.invoice}`,
    purpose: 'invoice',
    day: dayOf(invoice.issuedAt),
    by: invoice.issuedBy?.toHexString(),
    text: invoice.number ?? undefined,
    chapter: invoice.chapter?.toHexString(),
    fund: invoice.fund,
    lines: [
      { account: 'receivable', currency, amountMinor: totalMinor, ...about },
      ...lines.map(({ account, quantity, unitMinor }) => ({
        account,
        currency,
        amountMinor: -quantity * unitMinor,
        ...about,
      })),
    ],
  })
}

/** Gives a stored invoice what it still lacks: number, reference and its entry in the ledger. Safe to repeat. */
export const completeInvoice = async (payload: Payload, invoice: StoredInvoice): Promise<StoredInvoice> => {
  const number =
    invoice.number ?? (await issueInvoiceNumber(payload, invoice._id, () => jubaYear(invoice.issuedAt)))
  const numbered = invoice.number
    ? invoice
    : await setInvoiceNumber(payload, invoice._id, number, createReference(number.replace('INV', 'ACE')))
  if (!numbered) throw new Error('An invoice was gone while it was issued')
  await postInvoice(payload, numbered)
  return numbered
}

/**
 * Issues an invoice: number, reference, entry in the ledger. The same key again issues none, and completes what a crash
 * left. The mail follows from `finaliseInvoice`.
 * @returns the invoice, and whether this call stored it
 */
export const issueInvoiceOnce = async (
  payload: Payload,
  invoice: NewInvoice,
): Promise<{ invoice: StoredInvoice; isNew: boolean }> => {
  const created = await createInvoice(payload, invoice)
  return { invoice: await completeInvoice(payload, created.invoice), isNew: created.isNew }
}

/** As `issueInvoiceOnce`, for callers to whom it is the same who stored it. */
export const issueInvoice = async (payload: Payload, invoice: NewInvoice): Promise<StoredInvoice> =>
  (await issueInvoiceOnce(payload, invoice)).invoice
