import type { Endpoint } from 'payload'
import { enterPerson as enter } from '../../../domain/people/peopleImports'
import { newPersonSchema } from '../../../domain/people/peopleImports/newPerson.schema'
import { fieldProblems, invalid, problem, readJson } from '../../answers'
import { refuseWithout } from '../../refuseWithout'
import { requireRecentAuth } from '../../accounts/authentication/requireRecentAuth'

/**
 * `POST /api/people-imports/person` `NewPersonInput`: makes a person without an account from a paper form, once for
 * each id. Staff who decide about memberships only. Answers 200 `NewPersonAnswer`, also where somebody known may be the
 * same and nothing was made; 400 with each field that is wrong, 401 also without a recent proof, 403, 409 where
 * something was given to somebody else meanwhile.
 */
export const enterPerson: Endpoint = {
  method: 'post',
  path: '/person',
  handler: async (req) => {
    const refusal = refuseWithout('memberships', req) ?? (await requireRecentAuth(req))
    if (refusal) return refusal
    const input = newPersonSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const result = await enter(req, input.data)
    if ('outcome' in result) return Response.json(result)
    const fields = result.problems.flatMap(({ field, message }) => (field ? [{ field, message }] : []))
    return fields.length > 0
      ? fieldProblems('invalid', fields)
      : problem(409, 'changed_meanwhile', result.problems[0]?.message ?? 'Please try again.')
  },
}
