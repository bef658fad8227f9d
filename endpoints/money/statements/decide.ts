import { decideLine } from '../../../domain/money/statements'
import { lineDecisionSchema } from '../../../domain/money/statements/lineDecision.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { PROVED, unless } from '../../guards'
import { ownMatter } from '../../refuseOwn'
import { refuseToMoveMoney } from '../payments/refuseToMoveMoney'
import { decidedAnswer } from './statementSchemas'

const PROBLEMS = {
  not_found: 'This line could not be found',
  changed_meanwhile: 'This line has been decided in the meantime.',
  not_fitting: 'This line cannot be decided so.',
}

/**
 * `POST /api/statement-lines/:id/decision` `{ action, revision, … }`: says what a line is. One conditional
 * update decides. Staff who handle money only. Answers 200 `{ status }`, 400, 401 also without a recent
 * proof, 403 also for the own money, 404, 409 when somebody else decided it.
 */
export const decide = declareEndpoint({
  method: 'post',
  path: '/:id/decision',
  operation: {
    tag: 'Staff: ledger',
    summary: 'Say what a line of a statement is',
    parameters: { id: 'The id of the line.' },
    answers: {
      ...reads(decidedAnswer, 'The status that it has now'),
      404: 'There is no such line',
      409: 'A colleague decided it, or it cannot be decided so',
    },
  },
  access: unless(refuseToMoveMoney, PROVED),
  body: lineDecisionSchema,
  handler: async (req, { body, user }) => {
    const id = req.routeParams?.id
    const result = isObjectId(id)
      ? await decideLine(req, id, body, user.id)
      : { problem: 'not_found' as const }
    if (!('problem' in result)) return Response.json(result)
    if (result.problem === 'own') return ownMatter('payment')
    return problem(result.problem === 'not_found' ? 404 : 409, result.problem, PROBLEMS[result.problem])
  },
})
