import type { Endpoint } from 'payload'
import { decideRow } from '../../../domain/people/peopleImports'
import { rowDecisionSchema } from '../../../domain/people/peopleImports/decision.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { invalid, problem, readJson } from '../../answers'
import { refuseWithout } from '../../refuseWithout'

const PROBLEMS = {
  not_found: 'This row could not be found',
  changed_meanwhile: 'This row has been decided or carried out in the meantime.',
  not_fitting: 'This row cannot be decided so.',
}

/**
 * `POST /api/people-import-rows/:id/decision` `{ action, user?, revision }`: says whether a row is about a known
 * person, a new one, or left out. Staff who decide about memberships only. Answers 200 `RowView`, 400, 401, 403, 404,
 * 409 when somebody else decided it.
 */
export const decide: Endpoint = {
  method: 'post',
  path: '/:id/decision',
  handler: async (req) => {
    const refusal = refuseWithout('memberships', req)
    if (refusal) return refusal
    const input = rowDecisionSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const id = req.routeParams?.id
    const result = isObjectId(id) ? await decideRow(req, id, input.data) : ({ problem: 'not_found' } as const)
    if (!('problem' in result)) return Response.json(result)
    return problem(result.problem === 'not_found' ? 404 : 409, result.problem, PROBLEMS[result.problem])
  },
}
