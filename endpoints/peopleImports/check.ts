import type { Endpoint } from 'payload'
import { z } from 'zod'
import { startCheck } from '../../domain/peopleImports'
import { mappingSchema } from '../../domain/peopleImports/mapping.schema'
import { isObjectId } from '../../platform/isObjectId'
import { invalid, readJson } from '../answers'
import { refuseWithout } from '../refuseWithout'
import { startAnswer } from './startAnswer'

const bodySchema = z.object({
  mapping: mappingSchema,
  /** As the file has them: the mapping is remembered for them. */
  headings: z.array(z.string().max(200)).max(100),
})

/**
 * `POST /api/people-imports/:id/check` `{ mapping, headings }`: works out what each row would do; nothing else is changed.
 * Staff who decide about memberships only. Answers 202 `{ status }`, 400 for a mapping that cannot be, 401, 403, 404, 409
 * when the list is carried out already.
 */
export const check: Endpoint = {
  method: 'post',
  path: '/:id/check',
  handler: async (req) => {
    const refusal = refuseWithout('memberships', req)
    if (refusal) return refusal
    const input = bodySchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const id = req.routeParams?.id
    return startAnswer(
      isObjectId(id)
        ? await startCheck(req, id, input.data.mapping, input.data.headings)
        : { problem: 'not_found' },
    )
  },
}
