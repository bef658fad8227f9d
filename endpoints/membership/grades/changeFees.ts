import { type FeesProblem, addFees, removeFees } from '../../../domain/membership/fees'
import { feeRemovalSchema, feeSchema } from '../../../domain/membership/fees/fee.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { fieldProblem, problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { MEANWHILE, reads } from '../../describedAnswers'
import { withProof, withRight } from '../../guards'
import { feesChangedAnswer } from './feesSchemas'

const NO_GRADE = { 404: 'There is no such grade, or no such fees' }
const GRADE_ID = { id: 'The id of the grade.' }

const toAnswer = (refused: FeesProblem): Response => {
  switch (refused.problem) {
    case 'field':
      return fieldProblem(400, 'invalid', refused.field, refused.message)
    case 'begun':
      return fieldProblem(400, 'begun', 'validFrom', 'These fees hold already. Please add new ones instead.')
    case 'draft':
      return problem(
        409,
        'draft',
        'The text of this grade has changes that are not published. An administrator publishes them first.',
      )
    case 'not_found':
      return problem(404, 'not_found', 'This could not be found')
  }
}

/**
 * `POST /api/grades/:id/fees`: sets what a grade costs in a currency from a day on. Body: `feeSchema`. Staff who handle
 * money only, with a recent proof. Answers 200 `FeesChanged`, 400 naming the field, 401, 403, 404, 409 where the grade
 * is being changed.
 */
export const setFees = declareEndpoint({
  method: 'post',
  path: '/:id/fees',
  operation: {
    tag: 'Staff: payments',
    summary: 'Set what a grade costs from a day on',
    parameters: GRADE_ID,
    answers: { ...reads(feesChangedAnswer, 'Set'), ...NO_GRADE, ...MEANWHILE },
  },
  access: withProof(withRight('money')),
  body: feeSchema,
  handler: async (req, { body }) => {
    const id = req.routeParams?.id
    const result = isObjectId(id) ? await addFees(req, id, body) : ({ problem: 'not_found' } as const)
    return 'problem' in result ? toAnswer(result) : Response.json(result)
  },
})

/**
 * `POST /api/grades/:id/fees/remove`: takes fees away that do not hold yet. Body: `feeRemovalSchema`. The same staff and
 * answers.
 */
export const unsetFees = declareEndpoint({
  method: 'post',
  path: '/:id/fees/remove',
  operation: {
    tag: 'Staff: payments',
    summary: 'Take fees away that do not hold yet',
    parameters: GRADE_ID,
    answers: { ...reads(feesChangedAnswer, 'Taken away'), ...NO_GRADE, ...MEANWHILE },
  },
  access: withProof(withRight('money')),
  body: feeRemovalSchema,
  handler: async (req, { body }) => {
    const id = req.routeParams?.id
    const result = isObjectId(id) ? await removeFees(req, id, body) : ({ problem: 'not_found' } as const)
    return 'problem' in result ? toAnswer(result) : Response.json(result)
  },
})
