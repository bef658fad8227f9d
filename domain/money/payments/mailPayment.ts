import type { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { formatMoney } from '../../../platform/moneyFormat.schema'
import { findInvoice } from '../invoices'
import { officeAddress, queueMail } from '../../messaging/mail'
import { findContact } from '../../people/profiles'
import { giverOf } from './credits/creditUses'
import { PAYMENT_METHODS } from './payment.schema'
import { type StoredPayment, findPayment } from './paymentsRepository'

/** Tells the office that a payment is to be confirmed. */
const mailOffice = async (
  payload: Payload,
  { _id, amountMinor, currency, method }: StoredPayment,
  invoiceNumber: string | null,
): Promise<void> => {
  const office = await officeAddress(payload)
  if (!office) return
  await queueMail(payload, {
    template: 'paymentReported',
    to: office,
    data: { amountMinor, currency, method: PAYMENT_METHODS[method].name, invoiceNumber },
    dedupeKey: `payment:${_id.toHexString()}:staff`,
  })
}

/** What went back of a card payment by refunds alone; null for one that was reversed otherwise. */
const refundedOf = ({ returnedAt, refundedMinor, disputeState }: StoredPayment): number | null =>
  returnedAt && refundedMinor && !disputeState ? refundedMinor : null

/**
 * Tells who owes an invoice that the credit of somebody else paid it, or no longer does: it is nothing that they did
 * themselves. The same person's own credit is told of by nobody: it was received before.
 */
const mailPaidFor = async (payload: Payload, payment: StoredPayment): Promise<void> => {
  const { _id, status, amountMinor, currency } = payment
  const invoice = payment.invoice ? await findInvoice(payload, payment.invoice) : null
  if (!invoice?.number || (status !== 'confirmed' && status !== 'reversed')) return
  if ((await giverOf(payload, payment)) === invoice.user.toHexString()) return
  const contact = await findContact(payload, invoice.user)
  if (!contact) return // the account is gone
  const isOpen = invoice.status === 'open' && invoice.openMinor > 0
  await queueMail(payload, {
    template: 'paidByOther',
    to: contact.email,
    data: {
      fullName: contact.fullName,
      status,
      invoiceNumber: invoice.number,
      amountMinor,
      currency,
      open: isOpen ? formatMoney({ amountMinor: invoice.openMinor, currency: invoice.currency }) : null,
    },
    dedupeKey: `payment:${_id.toHexString()}:for-other:${status}`,
  })
}

/**
 * Tells the payer what became of a payment: the receipt, or why it was not found or was reversed. The office hears of
 * what is to be confirmed. Safe to repeat: each mail is sent once.
 */
export const mailPayment = async (payload: Payload, id: ObjectId): Promise<void> => {
  const payment = await findPayment(payload, id)
  if (!payment || payment.isQuiet) return
  if (payment.method === 'credit') return mailPaidFor(payload, payment)
  const { status, amountMinor, currency, receiptNumber, user } = payment
  const invoice = payment.invoice ? await findInvoice(payload, payment.invoice) : null
  const invoiceNumber = invoice?.number ?? null
  if (status === 'reported') await mailOffice(payload, payment, invoiceNumber)
  const contact = user ? await findContact(payload, user) : null
  if (!contact) return // not known, or the account is gone
  const { email: to, fullName } = contact
  const key = id.toHexString()
  if (status === 'confirmed' && receiptNumber)
    await queueMail(payload, {
      template: 'paymentReceipt',
      to,
      data: {
        id: key,
        receiptNumber,
        amountMinor,
        currency,
        payer: fullName,
        paidAt: payment.paidAt.toISOString(),
        method: PAYMENT_METHODS[payment.method].name,
        invoiceNumber,
      },
      dedupeKey: `payment:${key}:receipt`,
    })
  // each further refund is told
  const refundedMinor = status === 'reversed' ? refundedOf(payment) : null
  if (status === 'rejected' || status === 'reversed')
    await queueMail(payload, {
      template: 'paymentRefused',
      to,
      data: {
        fullName,
        status: refundedMinor === null ? status : 'refunded',
        amountMinor,
        refundedMinor,
        currency,
        reason: refundedMinor === null ? (payment.reason ?? null) : null,
        invoiceNumber,
        invoice: invoice?._id.toHexString() ?? null,
      },
      dedupeKey: `payment:${key}:${refundedMinor === null ? status : `refunded:${refundedMinor}`}`,
    })
}
