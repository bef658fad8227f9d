import { z } from 'zod'
import { GRADES } from '../../domain/membership/memberships/grades.schema'
import {
  INVOICE_PURPOSES,
  INVOICE_STATUSES,
  type InvoiceView,
} from '../../domain/money/invoices/invoice.schema'
import type { CreditNoteView } from '../../domain/money/payments/creditNotes/creditNoteView.schema'
import {
  PAYMENT_METHODS,
  PAYMENT_STATUSES,
  type PaymentView,
} from '../../domain/money/payments/payment.schema'
import type { PaymentRow } from '../../domain/money/payments/staffPayments.schema'
import { keysOf } from '../../platform/records.schema'
import { currency, minor, moment, text, whole } from '../answerSchemas'

/** Money as endpoints answer it, as schemas. */

export const money = z.object({ amountMinor: minor, currency })
export const rate = z
  .object({ sspPerUsd: z.number(), day: z.iso.date(), source: z.string() })
  .nullable()
  .describe('How many South Sudanese pounds a US dollar is. Null without one.')

export const paymentAnswer = z.object({
  id: z.string(),
  status: z.enum(keysOf(PAYMENT_STATUSES)),
  method: z.enum(keysOf(PAYMENT_METHODS)),
  amountMinor: minor,
  currency,
  paidAt: moment,
  invoice: text,
  transaction: text,
  receiptNumber: text,
  creditMinor: whole,
  reason: text,
}) satisfies z.ZodType<PaymentView>

export const paymentRow = paymentAnswer.extend({
  createdAt: moment,
  user: text,
  name: z.string(),
  email: z.string(),
  payer: text,
  membershipNumber: text,
  invoiceNumber: text,
  invoiceOpen: z.object({ amountMinor: whole, currency }).nullable(),
  hasSlip: z.boolean(),
  note: text,
  provided: z.object({ amountMinor: whole, currency: z.string(), at: moment }).nullable(),
  sameTransaction: whole,
}) satisfies z.ZodType<PaymentRow>

const recipient = z.object({ name: z.string(), email: z.string() })

export const invoiceAnswer = z.object({
  id: z.string(),
  number: z.string(),
  reference: z.string().describe('By ISO 11649, without spaces.'),
  status: z.enum(keysOf(INVOICE_STATUSES)),
  purpose: z.enum(keysOf(INVOICE_PURPOSES)),
  grade: z.enum(keysOf(GRADES)).nullable(),
  years: whole.nullable(),
  recipient,
  note: text,
  currency,
  lines: z.array(
    z.object({
      description: z.string(),
      quantity: whole,
      unitMinor: minor,
      account: z.enum(['dues', 'joiningFees', 'events', 'otherIncome', 'waivers']),
    }),
  ),
  totalMinor: minor,
  openMinor: minor,
  creditedMinor: minor,
  writtenOffMinor: minor,
  rate,
  issuedAt: moment,
  dueAt: moment.describe('Of one that may be paid in instalments, of the first.'),
  instalments: z.array(z.object({ dueAt: moment, amountMinor: minor, openMinor: minor })),
  nextDueAt: moment,
  overdueMinor: minor,
  paidAt: moment.nullable(),
  voidedAt: moment.nullable(),
}) satisfies z.ZodType<InvoiceView>

export const creditNoteAnswer = z.object({
  id: z.string(),
  number: z.string(),
  invoice: z.string().describe('The id of the invoice.'),
  invoiceNumber: z.string(),
  recipient,
  amountMinor: minor,
  currency,
  reason: z.string(),
  issuedAt: moment,
}) satisfies z.ZodType<CreditNoteView>
