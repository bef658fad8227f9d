import type { Endpoint } from 'payload'
import { startCheck } from '../../../domain/people/peopleImports'
import { checkSchema } from '../../../domain/people/peopleImports/mapping.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { invalid, readJson } from '../../answers'
import { refuseWithout } from '../../refuseWithout'
import { startAnswer } from './startAnswer'

/**
 * `POST /api/people-imports/:id/check` `{ mapping, headings }`: works out what each row would do; nothing else is
 * changed. Staff who decide about memberships only. Answers 202 `{ status }`, 400 for a mapping that cannot be, 401,
 * 403, 404, 409 when the list is carried out already.
 */
export const check: Endpoint = {
  method: 'post',
  path: '/:id/check',
  handler: async (req) => {
    const refusal = refuseWithout('memberships', req)
    if (refusal) return refusal
    const input = checkSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const id = req.routeParams?.id
    return startAnswer(
      isObjectId(id)
        ? await startCheck(req, id, input.data.mapping, input.data.headings)
        : { problem: 'not_found' },
    )
  },
}
