import type { Payload, PayloadRequest } from 'payload'
import { endOfJubaDay } from '../../../platform/jubaTime'
import { recordChange } from '../../audit/recordChange'
import { listChapterNames } from '../../content/divisions'
import { readExchangeRate } from '../../membership/grades'
import { type StoredInvoice, issueInvoiceOnce, viewInvoice } from '../invoices'
import { type InvoiceLine, type InvoiceView, totalOf } from '../invoices/invoice.schema'
import { findRegisteredName } from '../../membership/memberships'
import { finaliseInvoice } from '../payments'
import { findContact } from '../../people/profiles'
import type { InvoiceByHand } from './invoiceByHand.schema'

type Problem = 'person_not_found' | 'chapter_not_found' | 'key_used'

const linesOf = ({ lines, account }: InvoiceByHand): InvoiceLine[] =>
  lines.map(({ description, quantity, amount }) => ({ description, quantity, unitMinor: amount, account }))

const isSame = (invoice: StoredInvoice, input: InvoiceByHand): boolean =>
  invoice.user.equals(input.user) &&
  invoice.currency === input.currency &&
  invoice.totalMinor === totalOf(linesOf(input))

/** What follows, at once; where that fails, a job does it later. */
const finaliseSoon = async (payload: Payload, id: string): Promise<void> => {
  try {
    await finaliseInvoice(payload, id)
  } catch (error) {
    payload.logger.error(
      { err: error, invoice: id },
      'what follows from an invoice failed; it is tried again',
    )
  }
}

/**
 * Issues an invoice that staff wrote: number, reference, entry in the ledger, mail. The same key again issues none and
 * is answered alike; today's exchange rate is frozen on it.
 * @returns `key_used` when the key was used for another invoice
 */
export const issueByHand = async (
  req: PayloadRequest,
  input: InvoiceByHand,
  by: string,
): Promise<InvoiceView | { problem: Problem }> => {
  const { payload } = req
  const { user, currency, dueOn, chapter, fund, reason } = input
  const key = `hand:${input.key}`
  const [contact, registeredName, rate, chapters] = await Promise.all([
    findContact(payload, user),
    findRegisteredName(payload, user),
    readExchangeRate(payload),
    chapter ? listChapterNames(payload) : [],
  ])
  if (!contact) return { problem: 'person_not_found' }
  if (chapter && !chapters.some(({ id }) => id === chapter)) return { problem: 'chapter_not_found' }
  const { invoice, isNew } = await issueInvoiceOnce(payload, {
    key,
    user,
    recipient: { name: registeredName ?? contact.fullName, email: contact.email },
    purpose: 'other',
    currency,
    lines: linesOf(input),
    rate,
    dueAt: endOfJubaDay(dueOn),
    issuedBy: by,
    chapter: chapter || null,
    fund: fund || null,
  })
  if (!isSame(invoice, input)) return { problem: 'key_used' }
  if (isNew)
    await recordChange(req, {
      action: 'invoice.issued',
      subject: { collection: 'invoices', id: invoice._id.toHexString(), title: invoice.number },
      account: user,
      before: null,
      after: { number: invoice.number, totalMinor: invoice.totalMinor, currency, dueOn },
      reason: reason || null,
    })
  await finaliseSoon(payload, invoice._id.toHexString())
  return viewInvoice(invoice)
}
