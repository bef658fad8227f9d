import { z } from 'zod'
import { type Currency, currencySchema } from '../../../platform/money.schema'

/** Cash of one day at the doors of an event that is not booked yet. */
export interface DoorCash {
  event: { id: string; title: string }
  /** In Juba, `YYYY-MM-DD`. */
  day: string
  currency: Currency
  amountMinor: number
  /** How many people gave it. */
  people: number
}

/** The answer of `GET /api/check-ins/cash`. */
export interface DoorCashPage {
  cash: DoorCash[]
}

/** Body of `POST /api/check-ins/cash`: what was seen, so that nothing else is booked. Source: issue 34, part 6. */
export const doorCashDecisionSchema = z.strictObject({
  event: z.string('Please send an id').regex(/^[\da-f]{24}$/, 'Please send an id'),
  day: z.iso.date('Please send a day'),
  currency: currencySchema,
  amountMinor: z.int('Please send an amount').positive(),
  decision: z.enum(['book', 'leaveOut'], 'Please choose what becomes of it'),
})
export type DoorCashDecision = z.output<typeof doorCashDecisionSchema>
