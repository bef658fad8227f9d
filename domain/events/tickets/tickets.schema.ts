import { z } from 'zod'
import {
  MAX_AMOUNT_MINOR,
  AMOUNT_TEXTS,
  type Currency,
  currencySchema,
  parseAmount,
} from '../../../platform/money.schema'
import { groupRows } from '../../../platform/formRows.schema'
import { keysOf } from '../../../platform/records.schema'
import { ticked } from '../../../platform/ticked.schema'
import type { DatedTerm } from '../cancelTerms/cancelTerms.constants'
import type { Standing } from '../waiting/waiting.schema'
import type { TicketQuestion } from '../questions/questions.constants'
import { AUDIENCES, type Audience, TICKET_LIMITS, toTypeCode } from './tickets.constants'

export { AUDIENCES, type Audience, TICKET_LIMITS } from './tickets.constants'

/** A price of a type of ticket. */
export interface TicketPrice {
  audience: Audience
  currency: Currency
  /** Zero for a free ticket. */
  amountMinor: number
  /** The first and the last day in Juba on which it holds, `YYYY-MM-DD`; null for no limit. */
  from: string | null
  until: string | null
}

/** What staff decide about a type of ticket. */
export interface TicketTypeForm {
  name: string
  description: string | null
  /** How many of its tickets there are; null: as many as the event has seats. */
  capacity: number | null
  /** How many one person may buy, in all orders. */
  perPerson: number
  isOnSale: boolean
  /** Who gives it sees and can buy the type, nobody else; null: everybody. */
  code: string | null
  /** Whether people ask for it, and staff decide who may have one. */
  needsApproval: boolean
  /** Whether its tickets take no seat of the event, like those of a dinner. Never changed. */
  isExtra: boolean
  prices: TicketPrice[]
}

const CODE_RULE = 'A code has 4 to 20 letters (A to Z) and digits'

/** The code of a type of ticket: 4 to 20 letters and digits. */
export const typeCodeSchema = z.string('Please enter a code').transform((text, context) => {
  const code = toTypeCode(text)
  if (code !== undefined) return code
  context.addIssue({ code: 'custom', message: CODE_RULE })
  return z.NEVER
})

const optionalDay = z
  .union(
    [z.literal('').transform(() => null), z.iso.date('Please enter a day'), z.null()],
    'Please enter a day',
  )
  .default(null)

/** An amount as a form holds it, zero too; the output is in minor units. */
const price = z.string(AMOUNT_TEXTS.invalid).transform((text, context) => {
  const amount = parseAmount(text)
  if (amount !== undefined && amount <= MAX_AMOUNT_MINOR) return amount
  context.addIssue({
    code: 'custom',
    message: amount === undefined ? AMOUNT_TEXTS.invalid : AMOUNT_TEXTS.tooMuch,
  })
  return z.NEVER
})

const priceSchema = z
  .strictObject({
    audience: z.enum(keysOf(AUDIENCES), 'Please choose whom it is for').default('everybody'),
    currency: currencySchema,
    /** As a person writes it: `1250.00`; `0` for a free ticket. */
    amount: price,
    from: optionalDay,
    until: optionalDay,
  })
  .refine(({ from, until }) => !from || !until || from <= until, {
    path: ['until'],
    message: 'The last day must not be before the first',
  })
  .transform(({ amount, ...rest }): TicketPrice => ({ ...rest, amountMinor: amount }))

const wholeNumber = (max: number) =>
  z.coerce
    .number('Please enter a whole number')
    .int('Please enter a whole number')
    .min(1, 'Please enter a number from 1')
    .max(max, `At most ${max.toLocaleString('en-GB')}`)

const typeFields = {
  name: z
    .string('Please enter a name')
    .trim()
    .min(1, 'Please enter a name')
    .max(TICKET_LIMITS.name, `At most ${TICKET_LIMITS.name} characters`),
  description: z
    .string()
    .trim()
    .max(TICKET_LIMITS.description, `At most ${TICKET_LIMITS.description} characters`)
    .transform((text) => text || null)
    .nullable()
    .default(null),
  capacity: z
    .union(
      [z.literal('').transform(() => null), z.null(), wholeNumber(100_000)],
      'Please enter a whole number',
    )
    .default(null),
  perPerson: wholeNumber(TICKET_LIMITS.perPerson).default(TICKET_LIMITS.perOrder),
  isOnSale: ticked,
  code: z.union([z.literal('').transform(() => null), z.null(), typeCodeSchema], CODE_RULE).default(null),
  needsApproval: ticked,
  isExtra: ticked,
  prices: z
    .array(priceSchema)
    .min(1, 'Please enter a price')
    .max(TICKET_LIMITS.prices, `At most ${TICKET_LIMITS.prices} prices`),
}

type Fields = z.output<z.ZodObject<typeof typeFields>>

/** Hidden types have no waiting list, in which those who ask for a ticket stand. */
const isAskedOpenly = ({ code, needsApproval }: Fields): boolean => !code || !needsApproval
const HIDDEN_REQUEST = {
  path: ['needsApproval'],
  message: 'A ticket with a code needs no approval. Please choose one of the two.',
}

/** Prices of members are for the own ticket, which is one of the event's seats. */
const isPricedForAll = ({ isExtra, prices }: Fields): boolean =>
  !isExtra || prices.every(({ audience }) => audience === 'everybody')
const PRICED_EXTRA = {
  path: ['isExtra'],
  message: 'A ticket that takes no seat costs the same for everybody. Please change its prices.',
}

/** Body of `POST /api/events/:id/ticket-types`. Source: issue 34, part 1. */
export const newTicketTypeSchema = z
  .strictObject(typeFields)
  .refine(isAskedOpenly, HIDDEN_REQUEST)
  .refine(isPricedForAll, PRICED_EXTRA)

/** Body of `POST /api/events/:id/ticket-types/:type`: with the version that was read. */
export const ticketTypeChangeSchema = z
  .strictObject({ ...typeFields, updatedAt: z.iso.datetime() })
  .refine(isAskedOpenly, HIDDEN_REQUEST)
  .refine(isPricedForAll, PRICED_EXTRA)
export type TicketTypeChange = z.output<typeof ticketTypeChangeSchema>

/** The same as a form holds it: its prices are fields `prices.0.amount`. */
export const ticketTypeFormSchema = z.preprocess(groupRows('prices'), newTicketTypeSchema)

/** A type as staff see it. */
export interface StaffTicketType extends TicketTypeForm {
  id: string
  /** How many are sold or held for orders that are not paid yet. */
  sold: number
  /** The version to send with the next change. */
  updatedAt: string
}

/** The answer of `GET /api/events/:id/ticket-types`. */
export interface StaffTicketTypes {
  types: StaffTicketType[]
}

/** What a ticket costs now. */
export interface TicketOffer {
  currency: Currency
  /** Null where only members can buy it. */
  amountMinor: number | null
  /** For the reader's own ticket, where that is less or the only price; null otherwise. */
  ownMinor: number | null
}

/** A type as buyers see it. */
export interface OfferedType extends Standing {
  id: string
  name: string
  description: string | null
  /** Whether it is offered for the code that was given. */
  needsCode: boolean
  /** Whether people ask for it first: `waiting` says that the reader did, `offer` that staff agreed. */
  needsApproval: boolean
  /** Whether it takes no seat of the event, and so is nobody's own ticket. */
  isExtra: boolean
  /** How many are left, where that is known; null: no limit. None while somebody waits. */
  left: number | null
  /** How many the reader can order now. */
  most: number
  /** Whether the reader can join the line: none is left or it needs approval, and the reader may have one more. */
  canWait: boolean
  /** One for each currency in which it can be bought today. */
  offers: TicketOffer[]
}

/** The answer of `GET /api/events/:id/tickets`. */
export interface TicketOffers {
  /** Whether tickets are sold at all: the event is published, not cancelled and not over. */
  isOpen: boolean
  /** Whether the reader has an own ticket or seat already. */
  hasOwn: boolean
  types: OfferedType[]
  /** What is asked for each ticket of these types. */
  questions: TicketQuestion[]
  /** When paid orders can be cancelled, the earliest first. */
  cancelTerms: DatedTerm[]
}
