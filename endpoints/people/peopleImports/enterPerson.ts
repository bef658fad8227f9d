import { enterPerson as enter } from '../../../domain/people/peopleImports'
import { newPersonSchema } from '../../../domain/people/peopleImports/newPerson.schema'
import { fieldProblems, problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { withProof, withRight } from '../../guards'
import { newPersonAnswer } from '../personSchemas'

/**
 * `POST /api/people-imports/person` `NewPersonInput`: makes a person without an account from a paper form, once for
 * each id. Staff who decide about memberships only. Answers 200 `NewPersonAnswer`, also where somebody known may be the
 * same and nothing was made; 400 with each field that is wrong, 401 also without a recent proof, 403, 409 where
 * something was given to somebody else meanwhile.
 */
export const enterPerson = declareEndpoint({
  method: 'post',
  path: '/person',
  operation: {
    tag: 'Staff: people',
    summary: 'Make a person from a paper form, once for each id; not where somebody known may be the same',
    answers: {
      ...reads(newPersonAnswer, 'Made, or the people who may be the same'),
      409: 'An address or number was given to somebody else meanwhile',
    },
  },
  access: withProof(withRight('memberships')),
  body: newPersonSchema,
  handler: async (req, { body }) => {
    const result = await enter(req, body)
    if ('outcome' in result) return Response.json(result)
    const fields = result.problems.flatMap(({ field, message }) => (field ? [{ field, message }] : []))
    return fields.length > 0
      ? fieldProblems('invalid', fields)
      : problem(409, 'changed_meanwhile', result.problems[0]?.message ?? 'Please try again.')
  },
})
