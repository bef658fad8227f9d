import type { Endpoint } from 'payload'
import { decideNameChange } from '../../../domain/membership/membershipDecisions'
import { hasNameChange } from '../../../domain/membership/nameChanges'
import { nameChangeDecisionSchema } from '../../../domain/membership/nameChanges/nameChange.schema'
import { NAME_CHANGE_TEXTS as TEXTS } from '../../../domain/membership/nameChanges/statuses.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { invalid, problem, readJson } from '../../answers'
import { refuseOwnRecord } from '../../refuseOwn'
import { refuseWithout } from '../../refuseWithout'

/**
 * `POST /api/name-changes/:id/decision` `{ status, note?, feedback? }`: an administrator approves or declines
 * a request; a refusal is explained. Answers 200 `NameChangeOutcome`, also when it has that status already,
 * 400, 401, 403, 404, 409 when it was decided otherwise or withdrawn. Source: decisions.md "Registered name".
 */
export const decide: Endpoint = {
  method: 'post',
  path: '/:id/decision',
  handler: async (req) => {
    const refusal = refuseWithout('memberships', req) ?? (await refuseOwnRecord(req, 'name-changes'))
    if (refusal || !req.user) return refusal ?? problem(401, 'unauthenticated', TEXTS.signIn)
    const id = req.routeParams?.id
    if (!isObjectId(id) || !(await hasNameChange(req.payload, { id })))
      return problem(404, 'not_found', TEXTS.notFound)
    const input = nameChangeDecisionSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const result = await decideNameChange(req, id, input.data, req.user.id)
    return 'problem' in result ? problem(409, result.problem, TEXTS.changedMeanwhile) : Response.json(result)
  },
}
