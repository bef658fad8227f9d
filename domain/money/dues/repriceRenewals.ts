import type { Payload, PayloadRequest } from 'payload'
import { formatMoney } from '../../../platform/moneyFormat.schema'
import { workOnEach } from '../../../platform/workOnEach'
import { findMembership } from '../../membership/memberships'
import type { Quote } from '../../membership/grades/quote.schema'
import { queueMail } from '../../messaging/mail'
import { addServerTask } from '../../office/tasks'
import {
  type InvoiceToReprice,
  endRepricing,
  findInvoice,
  findToReprice,
  mailInvoice,
  voidUnpaid,
} from '../invoices'
import type { InvoiceLine } from '../invoices/invoice.schema'
import { finaliseInvoice } from '../payments'
import { isBeingPaid } from './isBeingPaid'
import { issueRenewalInvoice } from './issueRenewalInvoice'
import { type EndingMembership, quoteRenewal } from './renewalOffers'

/** So many at once: the rest follows with the next run of the job. */
const MAX_AT_ONCE = 200

const textOf = (lines: readonly InvoiceLine[]): string =>
  JSON.stringify(
    lines.map(({ description, quantity, unitMinor, account }) => [description, quantity, unitMinor, account]),
  )

/** The membership that an invoice renews, as it stands now; null where there is nothing to renew any more. */
const findRenewed = async (
  payload: Payload,
  { user }: InvoiceToReprice,
): Promise<EndingMembership | null> => {
  const membership = await findMembership(payload, user)
  if (!membership?.expiresAt || membership.withdrawnAt || membership.company) return null
  const { grade, expiresAt, graceUntil, seats } = membership
  return { user, grade, expiresAt, graceUntil, seats }
}

/**
 * What the renewal costs as the membership stands: by the fees of the day on which the invoice was issued, so that
 * nobody loses an early rate, and the waivers of today.
 */
const quoteAgain = async (
  payload: Payload,
  invoice: InvoiceToReprice,
  membership: EndingMembership | null,
  now: Date,
): Promise<Quote | null> =>
  membership &&
  quoteRenewal(
    payload,
    membership,
    { years: invoice.years ?? 1, currency: invoice.currency },
    invoice.issuedAt,
    now,
  )

/**
 * Leaves an invoice to staff: money has come for it or is on its way, and stays; or the grade has no fee.
 */
const askStaff = async (payload: Payload, invoice: InvoiceToReprice, quote: Quote | null): Promise<void> => {
  const { currency, totalMinor, openMinor, number, user, repricing } = invoice
  const money = (amountMinor: number): string => formatMoney({ amountMinor, currency })
  const costs = quote ? `costs ${money(quote.totalMinor)} now` : 'has no fee now'
  await addServerTask(payload, {
    key: `reprice:${invoice._id.toHexString()}:${repricing.at.getTime()}`,
    title: `${number}: the renewal ${costs}`,
    note: [
      `The invoice ${number} is for ${money(totalMinor)}, of which ${money(totalMinor - openMinor)} is paid. `,
      `The renewal ${costs}, because ${repricing.reason}. `,
      quote ? 'Money has come for it or is on its way, so it was left as it is. ' : 'It was left as it is. ',
      'Issue a credit note for it or an invoice for the difference, or leave it.',
    ].join(''),
    link: `/admin/users/${user.toHexString()}`,
    person: user.toHexString(),
  })
}

/** Issues the invoice that takes the place of a void one, or says that nothing does. Safe to repeat. */
const replace = async (
  payload: Payload,
  invoice: InvoiceToReprice,
  membership: EndingMembership | null,
  quote: Quote | null,
  now: Date,
): Promise<void> => {
  const { _id, number, recipient, repricing } = invoice
  const tell = async (): Promise<void> => {
    if (!recipient.email) return // erased
    await queueMail(payload, {
      template: 'invoiceWithdrawn',
      to: recipient.email,
      data: { number: number ?? '', fullName: recipient.name, reason: repricing.reason },
      dedupeKey: `invoiceWithdrawn:${_id.toHexString()}`,
    })
  }
  if (!membership || !quote) return tell()
  const facts = {
    key: `repriced:${_id.toHexString()}`,
    recipient: { name: recipient.name, email: recipient.email },
    years: invoice.years,
    issuedBy: repricing.by?.toHexString(),
    note: `It replaces invoice ${number}, which is void, because ${repricing.reason}.`,
  }
  const issued = await issueRenewalInvoice(payload, membership, quote, facts, now)
  // with a waiver of everything it is paid as it is issued
  if (issued.status === 'paid') await tell()
  await mailInvoice(payload, issued)
  await finaliseInvoice(payload, issued._id.toHexString())
}

const reprice = async (payload: Payload, invoice: InvoiceToReprice, now: Date): Promise<void> => {
  const voidReason = `Issued again, because ${invoice.repricing.reason}`
  const membership = await findRenewed(payload, invoice)
  const quote = await quoteAgain(payload, invoice, membership, now)
  const isOpen = invoice.status === 'open'
  if (isOpen && quote && textOf(quote.lines) === textOf(invoice.lines)) return
  const hasNoFee = membership !== null && quote === null
  if (isOpen && (hasNoFee || (await isBeingPaid(payload, invoice)))) return askStaff(payload, invoice, quote)
  if (isOpen)
    await voidUnpaid(payload, invoice, {
      by: (invoice.repricing.by ?? invoice.user).toHexString(),
      reason: voidReason,
    })
  const after = await findInvoice(payload, invoice._id)
  if (after?.status === 'void' && after.voidReason === voidReason)
    return replace(payload, invoice, membership, quote, now)
  // paid in this moment; or void for another reason, as another choice of the member: that one has its own invoice
  if (after?.status === 'open' || after?.status === 'paid')
    await askStaff(payload, { ...after, repricing: invoice.repricing }, quote)
}

/**
 * Issues open invoices for renewals again whose grade, seats or waivers have changed: the old one is void and the new
 * one mailed with the reason, on the same terms. Where money has come or is on its way, staff get a task with the
 * amounts. Safe to repeat after a crash at any point, and by several processes at once. Source: issue 32, point 2.
 * @param user the account of the person whose membership has just changed; left out for everybody who was marked
 */
export const repriceRenewals = async (
  payload: Payload,
  { user, signal, now = new Date() }: { user?: string; signal?: AbortSignal; now?: Date } = {},
): Promise<void> => {
  const marked = await findToReprice(payload, { user, limit: MAX_AT_ONCE })
  await workOnEach(
    payload,
    marked,
    async (invoice) => {
      await reprice(payload, invoice, now)
      await endRepricing(payload, invoice)
    },
    {
      failed: 'a renewal could not be issued again; it is tried again',
      about: ({ _id }) => ({ invoice: _id.toHexString() }),
      signal,
    },
  )
}

/** The same for one person, right after a change; what fails is tried again by the job. */
export const repriceSoon = async (
  { payload }: Pick<PayloadRequest, 'payload'>,
  user: string,
): Promise<void> => {
  try {
    await repriceRenewals(payload, { user })
  } catch (error) {
    payload.logger.error(
      { err: error, account: user },
      'renewals could not be priced again; it is tried again',
    )
  }
}
