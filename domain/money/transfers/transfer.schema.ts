import { z } from 'zod'
import { daySchema } from '../../../platform/day.schema'
import { AMOUNT_TEXTS, type Currency, currencySchema, parseAmount } from '../../../platform/money.schema'
import { requiredText } from '../../../platform/requiredText.schema'
import { TRANSFER_FROM, TRANSFER_TO } from './transferAccounts.constants'
import { type Account, MONEY_ACCOUNTS } from '../ledger/ledger.schema'

const MAX_MINOR = 100_000_000_000

const amountSchema = z.number(AMOUNT_TEXTS.invalid).int().min(1, AMOUNT_TEXTS.invalid).max(MAX_MINOR)
/** A box of cash by its chapter; left out for that of the head office. */
const boxSchema = z.preprocess(
  (value) => (value === '' ? undefined : value),
  z
    .string()
    .regex(/^[\da-f]{24}$/, 'Please choose a chapter')
    .optional(),
)

const fields = {
  day: daySchema,
  from: z.enum(TRANSFER_FROM, 'Please choose where it came from'),
  to: z.enum(TRANSFER_TO, 'Please choose where it went'),
  currency: currencySchema,
  fromChapter: boxSchema,
  toChapter: boxSchema,
  text: requiredText('Please say what it was', 200),
}

const isMoney = (account: Account): boolean => (MONEY_ACCOUNTS as readonly Account[]).includes(account)

/** Money that moves, as far as its rules need it. */
export interface Movement {
  from: (typeof TRANSFER_FROM)[number]
  to: (typeof TRANSFER_TO)[number]
  currency: Currency
  amountMinor: number
  chargeMinor: number
  received?: { currency: Currency; amountMinor: number }
  fromChapter?: string
  toChapter?: string
}

/** What is wrong with a movement as a whole, and where it is shown. */
export const movementProblem = ({
  from,
  to,
  ...movement
}: Movement): [field: string, message: string] | null => {
  const { currency, amountMinor, chargeMinor, received, fromChapter, toChapter } = movement
  if (!isMoney(from) && !isMoney(to)) return ['to', 'Please choose an account where we keep money']
  const isSame = from === to && !(from === 'cash' && fromChapter !== toChapter)
  if (isSame && (!received || received.currency === currency))
    return ['to', 'Please choose two different accounts']
  if (received && (!isMoney(from) || !isMoney(to) || received.currency === currency))
    return ['received', 'Only money that goes to an account in another currency is exchanged']
  if (chargeMinor >= amountMinor) return ['chargeMinor', 'The charge is a part of the amount']
  return chargeMinor > 0 && !(isMoney(from) && isMoney(to))
    ? ['chargeMinor', 'A charge is taken from money that goes from one of our accounts to another']
    : null
}

const asOneMovement = (movement: Movement, context: z.core.$RefinementCtx): void => {
  const problem = movementProblem(movement)
  if (problem) context.addIssue({ code: 'custom', path: [problem[0]], message: problem[1] })
}

/**
 * `POST /api/ledger-entries/transfers`: money that moved between our own accounts, was charged by a bank or provider,
 * or was there before the books began. Source: issue 32, point 15.
 */
export const transferSchema = z
  .strictObject({
    /** Made by the client, one for each transfer: sent again, it is booked once. */
    key: z.uuid(),
    ...fields,
    /** What left, in minor units, with the charge. */
    amountMinor: amountSchema,
    /** What of it the bank or provider kept. */
    chargeMinor: z.number(AMOUNT_TEXTS.invalid).int().min(0).max(MAX_MINOR).default(0),
    /** What arrived, where it was exchanged. */
    received: z.strictObject({ currency: currencySchema, amountMinor: amountSchema }).optional(),
  })
  .superRefine(asOneMovement)
export type Transfer = z.output<typeof transferSchema>

const typedAmount = z
  .string()
  .transform((text) => parseAmount(text) ?? NaN)
  .pipe(amountSchema)
const typedOrNone = z
  .string()
  .transform((text) => (text.trim() === '' ? 0 : (parseAmount(text) ?? NaN)))
  .pipe(z.number(AMOUNT_TEXTS.invalid).int().min(0).max(MAX_MINOR))

/** What staff type in: amounts as they write them, what arrived only where it was exchanged. */
export const transferFormSchema = z
  .object({
    ...fields,
    amountMinor: typedAmount,
    chargeMinor: typedOrNone.default(0),
    receivedCurrency: z.string().default(''),
    receivedMinor: typedOrNone.default(0),
  })
  .transform(({ receivedCurrency, receivedMinor, ...transfer }) => ({
    ...transfer,
    ...(receivedCurrency !== '' && {
      received: { currency: receivedCurrency as Currency, amountMinor: receivedMinor },
    }),
  }))
  .superRefine((transfer, context) => {
    if (transfer.received?.amountMinor === 0)
      context.addIssue({ code: 'custom', path: ['receivedMinor'], message: AMOUNT_TEXTS.invalid })
    asOneMovement(transfer, context)
  })

/** `POST /api/ledger-entries/transfers/:key/undo`. */
export const transferUndoSchema = z.strictObject({ reason: requiredText('Please say why', 200) })

/** A line of a transfer. */
interface Line {
  account: Account
  currency: Currency
  amountMinor: number
  /** The name of the chapter whose box of cash it is; null for the head office and for other accounts. */
  chapter: string | null
}

/** A transfer as staff read it. */
export interface TransferView {
  key: string
  day: string
  text: string
  lines: Line[]
  isUndone: boolean
  /** False for a line of a statement: it is taken back with its import. */
  canBeUndone: boolean
}

/** What the page of transfers shows. */
export interface TransfersPage {
  chapters: { id: string; name: string }[]
  /** The latest first. */
  transfers: TransferView[]
}
