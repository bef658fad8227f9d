import { z } from 'zod'
import {
  MAX_AMOUNT_MINOR,
  AMOUNT_TEXTS,
  amountTextSchema,
  currencySchema,
} from '../../../platform/money.schema'
import { jubaDay } from '../../../platform/jubaDay.schema'
import { groupRows } from '../../../platform/formRows.schema'
import { HAND_ACCOUNTS, MAX_LINES } from './handAccounts.constants'

const MAX_DUE_DAYS = 366
const DAY_MS = 24 * 60 * 60_000

const optionalText = (max: number) => z.string().trim().max(max, `At most ${max} characters`).default('')

const line = z.strictObject({
  description: z
    .string('Please say what it is for')
    .trim()
    .min(1, 'Please say what it is for')
    .max(200, 'At most 200 characters'),
  quantity: z.coerce
    .number('Please enter a whole number')
    .int('Please enter a whole number')
    .min(1, 'Please enter a number from 1')
    .max(10_000, 'At most 10,000'),
  /** Of one, as a person writes it: `1250.00`. */
  amount: amountTextSchema,
})

/** Body of `POST /api/invoices`: an invoice that staff write. Source: issue 12, part 2. */
export const invoiceByHandSchema = z
  .strictObject({
    /** Id of the account of who owes it. */
    user: z.string('Please choose a person').regex(/^[\da-f]{24}$/, 'Please choose a person'),
    /** Made by the client, one for each invoice: sent again, one is issued. */
    key: z.uuid('Please send a key'),
    currency: currencySchema,
    lines: z.array(line).min(1, 'Please enter a line').max(MAX_LINES, `At most ${MAX_LINES} lines`),
    account: z.enum(
      Object.keys(HAND_ACCOUNTS) as [keyof typeof HAND_ACCOUNTS],
      'Please choose what kind of income it is',
    ),
    /** The day in Juba by which it is to be paid. */
    dueOn: z.iso
      .date('Please enter a day')
      .refine((day) => day >= jubaDay(), 'Please enter today or a later day')
      .refine(
        (day) => day <= jubaDay(new Date(Date.now() + MAX_DUE_DAYS * DAY_MS)),
        'Please enter a day within a year',
      ),
    /** Id of the chapter whose income it is; empty for the head office. */
    chapter: z
      .union([z.literal(''), z.string().regex(/^[\da-f]{24}$/)], 'Please choose a chapter')
      .default(''),
    /** What the income is for; empty for general use. */
    fund: optionalText(50),
    /** Why it is issued by hand; for the record. */
    reason: optionalText(500),
  })
  .superRefine(({ lines }, context) => {
    const total = lines.reduce((sum, { quantity, amount }) => sum + quantity * amount, 0)
    if (total > MAX_AMOUNT_MINOR)
      context.addIssue({ code: 'custom', path: ['lines.0.amount'], message: AMOUNT_TEXTS.tooMuch })
  })
export type InvoiceByHand = z.output<typeof invoiceByHandSchema>

/** The same as a form holds it: its lines are fields `lines.0.amount`. */
export const invoiceByHandFormSchema = z.preprocess(groupRows('lines'), invoiceByHandSchema)
