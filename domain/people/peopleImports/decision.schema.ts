import { z } from 'zod'
import { keysOf } from '../../../platform/records.schema'
import { ROW_OUTCOMES, ROW_STATUSES } from './import.schema'

const revision = z.number().int().min(0)

/** What staff decide about a row that may be somebody known. */
export const rowDecisionSchema = z.discriminatedUnion('action', [
  z.strictObject({
    action: z.literal('same'),
    user: z.string().regex(/^[0-9a-f]{24}$/, 'Please choose a person'),
    revision,
  }),
  z.strictObject({ action: z.literal('new'), revision }),
  z.strictObject({ action: z.literal('leaveOut'), revision }),
])
export type RowDecisionInput = z.output<typeof rowDecisionSchema>

/** Query of `GET /api/people-imports/:id/rows`. */
export const rowListSchema = z.object({
  outcome: z.enum(keysOf(ROW_OUTCOMES)).optional(),
  status: z.enum(keysOf(ROW_STATUSES)).optional(),
  page: z.coerce.number().int().min(1).max(1_000).default(1),
})
