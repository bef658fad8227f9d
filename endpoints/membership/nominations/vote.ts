import { voteOnNomination } from '../../../domain/membership/nominations'
import { voteSchema } from '../../../domain/membership/nominations/nomination.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { signedIn } from '../../guards'

const PROBLEMS = {
  not_found: { status: 404, text: 'This nomination could not be found' },
  closed: { status: 409, text: 'This nomination has been decided' },
  partial: { status: 409, text: 'Who nominates or is nominated does not vote' },
  voted_already: { status: 409, text: 'You have voted already' },
} as const

/**
 * `POST /api/nominations/:id/vote` `{ vote }`: a vote of a member of the committee, once. Answers 200 `{ vote }`, 400,
 * 401, 404 also to who is not on the committee, 409.
 */
export const vote = declareEndpoint({
  method: 'post',
  path: '/:id/vote',
  access: signedIn('Please sign in to vote'),
  body: voteSchema,
  handler: async (req, { body, user }) => {
    const id = req.routeParams?.id
    const result = isObjectId(id)
      ? await voteOnNomination(req.payload, user.id, id, body.vote)
      : { problem: 'not_found' as const }
    if (!('problem' in result)) return Response.json(result)
    const { status, text } = PROBLEMS[result.problem]
    return problem(status, result.problem, text)
  },
})
