import { readOwnNominations } from '../../../domain/membership/nominations'
import { declareEndpoint } from '../../declareEndpoint'
import { signedIn } from '../../guards'

/**
 * `GET /api/nominations/mine`: what the signed-in person has nominated and may nominate for; to a member of the
 * committee, what is to be voted on. Answers 200 `OwnNominations`, 401.
 */
export const mine = declareEndpoint({
  method: 'get',
  path: '/mine',
  access: signedIn('Please sign in to nominate'),
  handler: async ({ payload }, { user }) => {
    const own = await readOwnNominations(payload, user.id)
    return Response.json(own, { headers: { 'Cache-Control': 'no-store' } })
  },
})
