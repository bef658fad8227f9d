import { decideRow } from '../../../domain/people/peopleImports'
import { rowDecisionSchema } from '../../../domain/people/peopleImports/decision.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { withRight } from '../../guards'
import { rowAnswer } from './importSchemas'

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
export const decide = declareEndpoint({
  method: 'post',
  path: '/:id/decision',
  operation: {
    tag: 'Staff: imports',
    summary: 'Say whether a row is about a known person, a new one, or left out',
    parameters: { id: 'The id of the row.' },
    answers: {
      ...reads(rowAnswer, 'The row'),
      404: 'There is no such row',
      409: 'A colleague decided it, or it cannot be decided so',
    },
  },
  access: withRight('memberships'),
  body: rowDecisionSchema,
  handler: async (req, { body }) => {
    const id = req.routeParams?.id
    const result = isObjectId(id) ? await decideRow(req, id, body) : ({ problem: 'not_found' } as const)
    if (!('problem' in result)) return Response.json(result)
    return problem(result.problem === 'not_found' ? 404 : 409, result.problem, PROBLEMS[result.problem])
  },
})
