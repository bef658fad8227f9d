import { z } from 'zod'
import { GIVE_A_REASON } from '../../../platform/formTexts.constants'
import { requiredText } from '../../../platform/requiredText.schema'
import { keysOf } from '../../../platform/records.schema'
import { WAIVER_KINDS, type WaiverKind } from './grade.schema'

const PERCENT = 'Please enter a whole number from 1 to 100'
const day = z.iso.date('Please enter a date').refine((text) => text >= '2000-01-01', 'Please enter a date')

/** `POST /api/fee-waivers/give`: a discount on the fees of a person. Days are in Juba, both included. */
export const waiverSchema = z
  .strictObject({
    /** Id of the account. */
    user: z.string().regex(/^[\da-f]{24}$/, 'Please choose a person'),
    kind: z.enum(keysOf(WAIVER_KINDS), 'Please choose why'),
    percent: z.coerce.number(PERCENT).int(PERCENT).min(1, PERCENT).max(100, PERCENT),
    validFrom: day,
    /** Left out: until further notice. */
    validUntil: z.union([z.literal(''), day]).optional(),
    reason: requiredText(GIVE_A_REASON, 1000),
  })
  .refine(({ validFrom, validUntil }) => !validUntil || validUntil >= validFrom, {
    path: ['validUntil'],
    message: 'The last day is before the first',
  })
export type WaiverInput = z.output<typeof waiverSchema>

/** `POST /api/fee-waivers/:id/end`. */
export const waiverEndSchema = z.strictObject({
  /** The last day on which it counts, in Juba. */
  lastDay: day,
})

/** A waiver as staff read it; days in Juba, `YYYY-MM-DD`. */
export interface WaiverRow {
  id: string
  kind: WaiverKind
  percent: number
  validFrom: string
  validUntil: string | null
  reason: string
  /** Name of who gave it; null for the server. */
  by: string | null
}

/** What `POST /api/fee-waivers/give` answers. */
export interface WaiverGiven {
  id: string
  /** Id of the account. */
  user: string
}

/** What `POST /api/fee-waivers/:id/end` answers. */
export type WaiverEnded = Pick<WaiverGiven, 'user'>
