import { z } from 'zod'

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
