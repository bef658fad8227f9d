import { decideNameChange } from '../../../domain/membership/membershipDecisions'
import { hasNameChange } from '../../../domain/membership/nameChanges'
import { nameChangeDecisionSchema } from '../../../domain/membership/nameChanges/nameChange.schema'
import { NAME_CHANGE_TEXTS as TEXTS } from '../../../domain/membership/nameChanges/statuses.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { unless } from '../../guards'
import { refuseOwnRecord } from '../../refuseOwn'
import { refuseWithout } from '../../refuseWithout'
import { nameChangeAnswer } from '../nominations/nominationSchemas'

/**
 * `POST /api/name-changes/:id/decision` `{ status, note?, feedback? }`: an administrator approves or declines
 * a request; a refusal is explained. Answers 200 `NameChangeOutcome`, also when it has that status already,
 * 400, 401, 403, 404, 409 when it was decided otherwise or withdrawn. Source: decisions.md "Registered name".
 */
export const decide = declareEndpoint({
  method: 'post',
  path: '/:id/decision',
  operation: {
    tag: 'Staff: content',
    summary: 'Approve or decline a request for another name',
    parameters: { id: 'The id of the request.' },
    answers: {
      ...reads(nameChangeAnswer, 'Decided'),
      404: 'There is no such request',
      409: 'It was decided otherwise or withdrawn',
    },
  },
  access: unless(
    async (req) => refuseWithout('memberships', req) ?? (await refuseOwnRecord(req, 'name-changes')),
  ),
  body: nameChangeDecisionSchema,
  handler: async (req, { body, user }) => {
    const id = req.routeParams?.id
    if (!isObjectId(id) || !(await hasNameChange(req.payload, { id })))
      return problem(404, 'not_found', TEXTS.notFound)
    const result = await decideNameChange(req, id, body, user.id)
    return 'problem' in result ? problem(409, result.problem, TEXTS.changedMeanwhile) : Response.json(result)
  },
})
