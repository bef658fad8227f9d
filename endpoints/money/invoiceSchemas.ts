import { z } from 'zod'
import { WAIVER_KINDS } from '../../domain/membership/grades/grade.schema'
import {
  MONEY_STATES,
  type PersonMoney,
  type StaffInvoice,
} from '../../domain/money/billing/personMoney.schema'
import type { InvoiceDetail } from '../../domain/money/dues/dues.schema'
import type { InvoiceVoided } from '../../domain/money/invoices/invoice.schema'
import type { InvoiceList } from '../../domain/money/invoices/invoiceList.schema'
import type { WaysToPay } from '../../domain/money/payments/waysToPay.schema'
import { keysOf } from '../../platform/records.schema'
import { currency, minor, text, whole } from '../answerSchemas'
import { creditNoteAnswer, invoiceAnswer, money, paymentAnswer, paymentRow, rate } from './moneySchemas'

const staffInvoice = invoiceAnswer.extend({
  voidReason: text,
  remindedOn: text.describe('The day on which staff reminded of it last.'),
  writeOffs: z.array(
    z.object({ amountMinor: minor, reason: z.string(), at: z.string(), endedAt: text, endReason: text }),
  ),
  chapter: text,
  fund: text,
}) satisfies z.ZodType<StaffInvoice>

export const invoiceListAnswer = z.object({
  docs: z.array(
    invoiceAnswer
      .pick({
        id: true,
        number: true,
        status: true,
        currency: true,
        totalMinor: true,
        openMinor: true,
        issuedAt: true,
        dueAt: true,
        paidAt: true,
      })
      .extend({
        user: z.string(),
        name: z.string(),
        isOverdue: z.boolean().describe('Whether it is open after its day, or an instalment of it is.'),
        remindedOn: text.describe('The day on which staff reminded of it last.'),
      }),
  ),
  totalDocs: whole,
  page: whole,
  totalPages: whole,
}) satisfies z.ZodType<InvoiceList>

export const personMoneyAnswer = z.object({
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
export const invoiceDetailAnswer = invoiceAnswer.extend({
  user: z.string().describe('Id of the account that owes it.'),
  creditNotes: z.array(creditNoteAnswer),
  payments: z.array(paymentAnswer),
  instructions: z.array(z.object({ method: payMethod, title: z.string(), lines: z.array(z.string()) })),
}) satisfies z.ZodType<InvoiceDetail>

export const waysToPayAnswer = z.object({
  reference: z.string().describe('By ISO 11649, in groups of four.'),
  amounts: z.array(money),
  rate,
  credit: z
    .object({ amounts: z.array(money), pays: money })
    .nullable()
    .describe('The credit of who owes it and what that pays of it, for that person alone.'),
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

export const voidedAnswer = z.object({ status: z.literal('void') }) satisfies z.ZodType<InvoiceVoided>

export const INVOICE_ID = { id: 'The id of the invoice.' }
export const NO_INVOICE = { 404: 'There is no such invoice' }
export const FOR_OWNER = {
  404: 'There is no such invoice, or it is of somebody else',
}
