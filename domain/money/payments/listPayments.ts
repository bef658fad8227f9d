import { type Filter, ObjectId } from 'mongodb'
import type { Payload, PayloadRequest } from 'payload'
import { escapeRegExp } from '../../../platform/escapeRegExp'
import { idOf } from '../../../platform/idOf'
import { findInvoiceByText, findInvoicesById, viewInvoice } from '../invoices'
import { findMembershipSummaries } from '../../membership/memberships'
import { findContacts } from '../../people/profiles'
import { OPEN_PAYMENT_STATUSES } from './payment.schema'
import { type StoredPayment, countTransactions, findPaymentPage, findPaymentsOf } from './paymentsRepository'
import {
  PAYMENTS_PER_PAGE,
  type PaymentFilter,
  type PaymentList,
  type PaymentRow,
} from './staffPayments.schema'
import { viewPayment } from './viewPayment'

/** More people than these are no search but everybody. */
const MAX_FOUND = 200

/** The accounts whose name, address or membership number contains a text. */
const findAccountsLike = async ({ payload }: PayloadRequest, text: string): Promise<ObjectId[]> => {
  const shared = {
    limit: MAX_FOUND,
    depth: 0,
    select: { user: true },
    overrideAccess: true, // who handles money looks for payers; the endpoint lets nobody else in
  } as const
  const [profiles, memberships] = await Promise.all([
    payload.find({
      ...shared,
      collection: 'profiles',
      where: { or: [{ fullName: { contains: text } }, { email: { contains: text } }] },
    }),
    payload.find({ ...shared, collection: 'memberships', where: { number: { contains: text } } }),
  ])
  return [...profiles.docs, ...memberships.docs].flatMap(({ user }) => {
    const id = idOf(user)
    return id ? [new ObjectId(id)] : []
  })
}

const whereOf = async (
  req: PayloadRequest,
  { q, status, method }: PaymentFilter,
): Promise<Filter<StoredPayment>> => {
  const where: Filter<StoredPayment> = {
    ...(status && { status: status === 'open' ? { $in: [...OPEN_PAYMENT_STATUSES] } : status }),
    ...(method && { method }),
  }
  if (!q) return where
  const contains = escapeRegExp(q)
  const [accounts, invoice] = await Promise.all([findAccountsLike(req, q), findInvoiceByText(req.payload, q)])
  return {
    ...where,
    $or: [
      { receiptNumber: contains },
      { transaction: contains },
      { payer: contains },
      ...(accounts.length > 0 ? [{ user: { $in: accounts } }] : []),
      ...(invoice ? [{ invoice: invoice._id }] : []),
    ],
  }
}

/** What the provider of a payment that waits for staff says was paid. */
const providedOf = ({ status, provided }: StoredPayment): PaymentRow['provided'] =>
  status === 'reported' && provided?.currency && provided.at && typeof provided.amountMinor === 'number'
    ? { amountMinor: provided.amountMinor, currency: provided.currency, at: provided.at.toISOString() }
    : null

/** Adds to payments their payers, memberships and invoices, each read with one query. */
const toRows = async (payload: Payload, payments: readonly StoredPayment[]): Promise<PaymentRow[]> => {
  const users = payments.flatMap(({ user }) => user ?? [])
  const [contacts, memberships, invoices, transactions] = await Promise.all([
    findContacts(payload, users),
    findMembershipSummaries(payload, users),
    findInvoicesById(
      payload,
      payments.flatMap(({ invoice }) => invoice ?? []),
    ),
    countTransactions(
      payload,
      payments.flatMap(({ transaction }) => transaction || []),
    ),
  ])
  return payments.map((payment) => {
    const user = payment.user?.toHexString() ?? null
    const contact = contacts.get(user ?? '')
    const stored = invoices.get(payment.invoice?.toHexString() ?? '')
    const invoice = stored ? viewInvoice(stored) : null
    return {
      ...viewPayment(payment),
      createdAt: payment._id.getTimestamp().toISOString(),
      user,
      name: contact?.fullName ?? payment.payer ?? '',
      email: contact?.email ?? '',
      payer: payment.payer ?? null,
      membershipNumber: memberships.get(user ?? '')?.number ?? null,
      invoiceNumber: invoice?.number ?? null,
      invoiceOpen: invoice ? { amountMinor: invoice.openMinor, currency: invoice.currency } : null,
      hasSlip: Boolean(payment.slip),
      note: payment.note ?? null,
      provided: providedOf(payment),
      sameTransaction: Math.max(0, (transactions.get(payment.transaction ?? '') ?? 1) - 1),
    }
  })
}

/** The payments of a person, the latest first. Skips access control, as `listPayments` does. */
export const listPaymentsOf = async (payload: Payload, user: string): Promise<PaymentRow[]> =>
  toRows(payload, await findPaymentsOf(payload, user))

/** A page of the payments that a filter leaves. Skips access control: the caller lets in staff who handle money. */
export const listPayments = async (req: PayloadRequest, filter: PaymentFilter): Promise<PaymentList> => {
  const { sort, page } = filter
  const { docs, totalDocs } = await findPaymentPage(req.payload, await whereOf(req, filter), {
    sort,
    page,
    limit: PAYMENTS_PER_PAGE,
  })
  return {
    docs: await toRows(req.payload, docs),
    totalDocs,
    page,
    totalPages: Math.max(1, Math.ceil(totalDocs / PAYMENTS_PER_PAGE)),
  }
}
