import { z } from 'zod'
import { GIVE_A_REASON } from '../../../platform/formTexts.constants'
import { requiredText } from '../../../platform/requiredText.schema'
import { amountTextSchema, currencySchema } from '../../../platform/money.schema'
import type { Money } from '../../../platform/moneyFormat.schema'
import { keysOf } from '../../../platform/records.schema'
import { ticked } from '../../../platform/ticked.schema'
import { PAYMENT_METHODS, PAYMENT_STATUSES, type PaymentView, REFUND_METHODS } from './payment.schema'
import { PAYMENT_SORTS } from './paymentSorts.constants'
import { PAYMENT_TEXTS } from './paymentTexts.constants'

export const PAYMENTS_PER_PAGE = 25

/** Query of `GET /api/payments`. An unknown filter is refused, never dropped. */
export const paymentListSchema = z.strictObject({
  /** Part of a name, an address, a membership number; or an invoice, a reference, a receipt, a transaction number. */
  q: z.string().trim().max(100).default(''),
  /** `open`: those to be checked and those that wait for the provider. */
  status: z.enum([...keysOf(PAYMENT_STATUSES), 'open']).optional(),
  method: z.enum(keysOf(PAYMENT_METHODS)).optional(),
  sort: z.enum(PAYMENT_SORTS).default('-paidAt'),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
})
export type PaymentFilter = z.output<typeof paymentListSchema>

/** The day in Juba of a payment that was made, not in the future. */
export const paidOnSchema = z.iso
  .date('Please enter the day')
  .refine((day) => Date.parse(`${day}T00:00:00+02:00`) <= Date.now(), PAYMENT_TEXTS.future)

const reason = requiredText(PAYMENT_TEXTS.reasonRequired, 500)
const transaction = z.string().trim().max(100, 'At most 100 characters')

/** Body of `POST /api/payments/:id/confirm`: what the statement says, where that is not what the payer said. */
export const confirmPaymentSchema = z.strictObject({
  amount: amountTextSchema.optional(),
  currency: currencySchema.optional(),
  paidOn: paidOnSchema.optional(),
  transaction: transaction.optional(),
  note: z.string().trim().max(500, 'At most 500 characters').optional(),
})
export type PaymentConfirmation = z.output<typeof confirmPaymentSchema>

/** Body of `POST /api/payments/:id/reject` and `/reverse`: why, told to the payer. */
export const reasonSchema = z.strictObject({ reason })

/** Body of `POST /api/payments`: money that staff took or saw. */
export const recordByHandSchema = z
  .strictObject({
    method: z.enum(['cash', 'cheque', 'bank', 'merchant', 'momo', 'card'], 'Please choose how it was paid'),
    /** Number or payment reference of the invoice. */
    invoice: z
      .string('Please enter the invoice')
      .trim()
      .min(1, 'Please enter the number of the invoice or its payment reference')
      .max(60),
    amount: amountTextSchema,
    currency: currencySchema,
    paidOn: paidOnSchema,
    /** The receipt book and the number of its sheet: each is used once. */
    book: z.string().trim().max(20, 'At most 20 characters').default(''),
    number: z.string().trim().max(20, 'At most 20 characters').default(''),
    transaction: transaction.default(''),
    payer: z.string().trim().max(200, 'At most 200 characters').default(''),
    /** Id of the chapter that took it. */
    chapter: z.union([z.literal(''), z.string().regex(/^[0-9a-f]{24}$/)]).default(''),
    /** Why it is recorded by hand. */
    note: z.string().trim().max(500, 'At most 500 characters').default(''),
    /** Made by the client, one for each payment: sent again, it is recorded once. */
    key: z.uuid().optional(),
  })
  .superRefine(({ method, book, number, note, key }, context) => {
    const hasBook = method === 'cash' || method === 'cheque'
    const missing = (path: string, message: string): void =>
      context.addIssue({ code: 'custom', path: [path], message })
    if (hasBook && !/^[\p{L}\d-]+$/u.test(book))
      missing('book', 'Please enter the receipt book: letters and digits')
    if (hasBook && !/^\d+$/.test(number)) missing('number', 'Please enter the number of the receipt: digits')
    if (!hasBook && !note) missing('note', 'Please say why it is recorded by hand')
    if (!hasBook && !key) missing('key', 'Please send a key')
  })
export type PaymentByHand = z.output<typeof recordByHandSchema>

/** Body of `POST /api/payments/:id/use-credit`: an open invoice, and a key made by the client. */
export const useCreditSchema = z.strictObject({
  invoice: z.string().trim().min(1, 'Please enter the number of the invoice').max(60),
  /** Whether the invoice may be of somebody else than who paid. */
  isForOther: ticked,
  key: z.uuid(),
})

/** Body of `POST /api/payments/:id/refund-credit`: what is paid back of its credit and how, in its currency. */
export const creditRefundSchema = z.strictObject({
  amount: amountTextSchema,
  method: z.enum(keysOf(REFUND_METHODS), 'Please choose how it is paid back'),
  transaction: transaction.default(''),
  reason: requiredText(GIVE_A_REASON, 500),
  key: z.uuid(),
})
/** Body of `POST /api/payments/:id/move-credit`: what of its credit goes to whom, in its currency. */
export const creditMoveSchema = z.strictObject({
  /** Email address or membership number. */
  to: z.string().trim().min(3, 'Please enter an email address or a membership number').max(200),
  amount: amountTextSchema,
  reason: requiredText(GIVE_A_REASON, 500),
  key: z.uuid(),
})
export type CreditMove = z.output<typeof creditMoveSchema>

export type CreditRefundInput = z.output<typeof creditRefundSchema>

/** A payment as staff see it in a list. */
export interface PaymentRow extends PaymentView {
  /** When it was recorded; ISO 8601. */
  createdAt: string
  /** Id of the payer's account; null while the payer is not known. */
  user: string | null
  name: string
  email: string
  /** The payer as provider, statement or receipt book name them. */
  payer: string | null
  membershipNumber: string | null
  invoiceNumber: string | null
  /** What is still open of the invoice. */
  invoiceOpen: Money | null
  hasSlip: boolean
  note: string | null
  /**
   * What the provider says was paid and when (ISO 8601), where that is not what was asked for; null once it is settled.
   */
  provided: { amountMinor: number; currency: string; at: string } | null
  /** How many other payments name the same transaction number: a sign of a slip that was used twice. */
  sameTransaction: number
}

/** What `GET /api/payments` answers. */
export interface PaymentList {
  docs: PaymentRow[]
  totalDocs: number
  page: number
  totalPages: number
}
