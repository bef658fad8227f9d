import { z } from 'zod'
import { invoiceByHandSchema } from '../../domain/money/billing/invoiceByHand.schema'
import {
  MONEY_STATES,
  type PersonMoney,
  type StaffInvoice,
} from '../../domain/money/billing/personMoney.schema'
import type { InvoiceDetail } from '../../domain/money/dues/dues.schema'
import { WAIVER_KINDS } from '../../domain/membership/grades/grade.schema'
import type { InvoiceVoided } from '../../domain/money/invoices/invoice.schema'
import { creditNoteInputSchema } from '../../domain/money/payments/creditNotes/creditNote.schema'
import { reasonSchema } from '../../domain/money/payments/staffPayments.schema'
import type { WaysToPay } from '../../domain/money/payments/waysToPay.schema'
import { undoWriteOffSchema, writeOffSchema } from '../../domain/money/payments/writeOffs/writeOff.schema'
import { keysOf } from '../../platform/records.schema'
import { creditNoteAnswer, invoiceAnswer, money, paymentAnswer, paymentRow, rate } from './moneyAnswers'
import { currency, minor, text, whole } from './staffAnswers'
import {
  NO_PERSON,
  PDF,
  REFUSALS,
  type StaffOperation,
  TOO_MANY,
  WITH_PROOF,
  WRONG_FIELDS,
  adds,
  reads,
  sends,
} from './staffParts'

const staffInvoice = invoiceAnswer.extend({
  voidReason: text,
  writeOffs: z.array(
    z.object({ amountMinor: minor, reason: z.string(), at: z.string(), endedAt: text, endReason: text }),
  ),
  chapter: text,
  fund: text,
}) satisfies z.ZodType<StaffInvoice>

const personMoneyAnswer = z.object({
  state: z.enum(keysOf(MONEY_STATES)),
  details: z
    .object({
      invoices: z.array(staffInvoice),
      payments: z.array(paymentRow),
      creditNotes: z.array(creditNoteAnswer),
      waivers: z.array(
        z.object({
          id: z.string(),
          kind: z.enum(keysOf(WAIVER_KINDS)),
          percent: whole,
          validFrom: z.string(),
          validUntil: text,
          reason: z.string(),
          by: text,
        }),
      ),
      owed: z.array(money),
      credit: z.array(money),
    })
    .nullable()
    .describe('Null for staff who do not handle money.'),
}) satisfies z.ZodType<PersonMoney>

const payMethod = z.enum(['card', 'momo', 'merchant', 'bank', 'cash'])
const invoiceDetailAnswer = invoiceAnswer.extend({
  creditNotes: z.array(creditNoteAnswer),
  payments: z.array(paymentAnswer),
  instructions: z.array(z.object({ method: payMethod, title: z.string(), lines: z.array(z.string()) })),
}) satisfies z.ZodType<InvoiceDetail>

const waysToPayAnswer = z.object({
  reference: z.string().describe('By ISO 11649, in groups of four.'),
  amounts: z.array(money),
  rate,
  methods: z.object({
    card: money.nullable(),
    momo: money.extend({ provider: z.string() }).nullable(),
    merchant: z.array(z.object({ provider: z.string(), number: z.string(), holder: z.string() })),
    bank: z.array(
      z.object({ bank: z.string(), holder: z.string(), number: z.string(), swift: text, currency }),
    ),
    cash: z.object({ places: text }).nullable(),
  }),
  instalments: z.object({ card: money.nullable(), momo: money.nullable() }),
  payments: z.array(paymentAnswer),
}) satisfies z.ZodType<WaysToPay>

const voidedAnswer = z.object({ status: z.literal('void') }) satisfies z.ZodType<InvoiceVoided>

const INVOICE_ID = { id: 'The id of the invoice.' }
const NO_INVOICE = { 404: { description: 'There is no such invoice' } }
const FOR_OWNER = {
  401: REFUSALS[401],
  404: { description: 'There is no such invoice, or it is of somebody else' },
}

/** What staff do with invoices. */
export const invoiceOperations: readonly StaffOperation[] = [
  {
    method: 'get',
    path: '/api/invoices/of/{user}',
    summary: 'What a person owes, paid and has to the own credit',
    parameters: { user: 'The id of the person’s account.' },
    answers: { ...reads(personMoneyAnswer, 'How the person stands'), ...REFUSALS, ...NO_PERSON },
  },
  {
    method: 'get',
    path: '/api/invoices/{id}/detail',
    summary: 'An invoice with its payments and credit notes',
    parameters: INVOICE_ID,
    answers: { ...reads(invoiceDetailAnswer, 'The invoice'), ...FOR_OWNER },
  },
  {
    method: 'get',
    path: '/api/invoices/{id}/ways-to-pay',
    summary: 'How an invoice can be paid',
    parameters: INVOICE_ID,
    answers: { ...reads(waysToPayAnswer, 'The ways to pay'), ...FOR_OWNER },
  },
  {
    method: 'get',
    path: '/api/invoices/{id}/pdf',
    summary: 'An invoice as PDF',
    parameters: INVOICE_ID,
    answers: { ...sends(PDF, 'The invoice'), ...FOR_OWNER, ...TOO_MANY },
  },
  {
    method: 'post',
    path: '/api/invoices/issue',
    summary: 'Issue an invoice and send it; the same key again issues none',
    body: invoiceByHandSchema,
    answers: {
      ...adds(invoiceAnswer, 'Issued'),
      ...WRONG_FIELDS,
      ...WITH_PROOF,
      ...NO_PERSON,
      409: { description: 'The key was used for another invoice' },
    },
  },
  {
    method: 'post',
    path: '/api/invoices/{id}/void',
    summary: 'Void an invoice of which nothing was paid; it keeps its number',
    parameters: INVOICE_ID,
    body: reasonSchema,
    answers: {
      ...reads(voidedAnswer, 'Voided'),
      ...WRONG_FIELDS,
      ...WITH_PROOF,
      ...NO_INVOICE,
      409: { description: 'Something was paid or credited, or it is void' },
    },
  },
  {
    method: 'post',
    path: '/api/invoices/{id}/credit',
    summary: 'Issue a credit note for an invoice; the same key again issues none',
    parameters: INVOICE_ID,
    body: creditNoteInputSchema,
    answers: {
      ...adds(creditNoteAnswer, 'The credit note'),
      ...WRONG_FIELDS,
      ...WITH_PROOF,
      ...NO_INVOICE,
      409: { description: 'Less is left of the invoice, it is void or written off, or the key was used' },
    },
  },
  {
    method: 'get',
    path: '/api/credit-notes/{id}/pdf',
    summary: 'A credit note as PDF',
    parameters: { id: 'The id of the credit note.' },
    answers: {
      ...sends(PDF, 'The credit note'),
      401: REFUSALS[401],
      404: { description: 'There is no such credit note, or it is of somebody else' },
      ...TOO_MANY,
    },
  },
  {
    method: 'post',
    path: '/api/invoices/{id}/write-off',
    summary: 'Write off what is open of an invoice',
    parameters: INVOICE_ID,
    body: writeOffSchema,
    answers: {
      ...reads(invoiceAnswer, 'Written off'),
      ...WRONG_FIELDS,
      ...WITH_PROOF,
      ...NO_INVOICE,
      409: { description: 'Nothing is open, or another amount, or a payment is being checked' },
    },
  },
  {
    method: 'post',
    path: '/api/invoices/{id}/undo-write-off',
    summary: 'Let what was written off be owed again',
    parameters: INVOICE_ID,
    body: undoWriteOffSchema,
    answers: {
      ...reads(invoiceAnswer, 'Owed again'),
      ...WRONG_FIELDS,
      ...WITH_PROOF,
      ...NO_INVOICE,
      409: { description: 'Nothing is written off' },
    },
  },
]
