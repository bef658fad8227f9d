import type { Payload, PayloadRequest } from 'payload'
import { isReadable } from '../../../platform/isReadable'
import type { Money } from '../../../platform/moneyFormat.schema'
import {
  type StoredInvoice,
  findInvoice,
  findInvoicesOf,
  readPaymentInstructions,
  viewInvoice,
} from '../invoices'
import type { InvoiceView } from '../invoices/invoice.schema'
import { sumBalancesOf } from '../ledger'
import { findCreditNotesFor, findPaymentsFor, findPaymentsOf, viewCreditNote, viewPayment } from '../payments'
import type { InvoiceDetail, OwnDues } from './dues.schema'

/** What is to a person's credit, by currency. */
export const readCredit = async (payload: Payload, user: string): Promise<Money[]> =>
  (await sumBalancesOf(payload, user)).flatMap(({ account, currency, amountMinor }) =>
    account === 'memberCredit' && amountMinor < 0 ? [{ currency, amountMinor: -amountMinor }] : [],
  )

/** What a person owes and has paid. The caller checks the permission. */
export const readDues = async (payload: Payload, user: string): Promise<OwnDues> => {
  const [invoices, payments, credit] = await Promise.all([
    findInvoicesOf(payload, user),
    findPaymentsOf(payload, user),
    readCredit(payload, user),
  ])
  return { invoices: invoices.map(viewInvoice), payments: payments.map(viewPayment), credit }
}

const findReadable = async (req: PayloadRequest, id: unknown): Promise<StoredInvoice | null> => {
  const invoice = (await isReadable(req, 'invoices', id)) ? await findInvoice(req.payload, String(id)) : null
  return invoice?.number ? invoice : null
}

/** An invoice that the signed-in person may read: the own one, and any for staff who handle money. Null for others. */
export const readInvoice = async (req: PayloadRequest, id: unknown): Promise<InvoiceView | null> => {
  const invoice = await findReadable(req, id)
  return invoice && viewInvoice(invoice)
}

/** The same with its payments and how to pay it. */
export const readInvoiceDetail = async (req: PayloadRequest, id: unknown): Promise<InvoiceDetail | null> => {
  const stored = await findReadable(req, id)
  if (!stored) return null
  const invoice = viewInvoice(stored)
  const [payments, notes, instructions] = await Promise.all([
    findPaymentsFor(req.payload, invoice.id),
    findCreditNotesFor(req.payload, invoice.id),
    readPaymentInstructions(req.payload),
  ])
  return {
    ...invoice,
    user: stored.user.toHexString(),
    payments: payments.map(viewPayment),
    creditNotes: notes.map(viewCreditNote),
    instructions,
  }
}
