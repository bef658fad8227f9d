import { z } from 'zod'

const objectId = z.string().regex(/^[\da-f]{24}$/, 'Please choose one')

/** What staff decide about a line. `revision`: what they saw; a line that changed since is not decided. */
export const lineDecisionSchema = z.intersection(
  z.object({ revision: z.number().int().min(0) }),
  z.discriminatedUnion('action', [
    z.object({ action: z.literal('invoice'), invoice: objectId }),
    z.object({ action: z.literal('person'), user: objectId }),
    z.object({ action: z.literal('suspense') }),
    z.object({ action: z.literal('reverse'), payment: objectId }),
    z.object({
      action: z.literal('ignore'),
      note: z.string().trim().min(3, 'Please say why').max(500, 'Please use at most 500 characters'),
    }),
  ]),
)
export type LineDecision = z.infer<typeof lineDecisionSchema>

/** Query of `GET /api/statement-lines/candidates`. */
export const candidateQuerySchema = z.object({
  q: z.string('Please enter a name or number').trim().min(2, 'Please enter a name or number').max(100),
})
