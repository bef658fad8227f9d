import { z } from 'zod'
import { daySchema } from '../../../platform/day.schema'
import { keysOf } from '../../../platform/records.schema'
import { COPY_STEPS, MAX_COPIES } from './copies.constants'

const COUNT = `Please enter a whole number from 1 to ${MAX_COPIES}`

/** Body of `POST /api/events/:id/copies`, and the form. */
export const newCopiesSchema = z.strictObject({
  /** The first day of the first copy, in Juba. */
  first: daySchema,
  count: z.coerce.number(COUNT).int(COUNT).min(1, COUNT).max(MAX_COPIES, COUNT).default(1),
  every: z.enum(keysOf(COPY_STEPS), 'Please choose how often').default('week'),
})
export type NewCopies = z.output<typeof newCopiesSchema>

/** The answer of `POST /api/events/:id/copies`. */
export interface CopiesMade {
  /** Of the drafts, the first one first. */
  ids: string[]
}
