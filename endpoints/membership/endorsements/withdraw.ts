import { withdrawEndorsement } from '../../../domain/membership/endorsements'
import { isObjectId } from '../../../platform/isObjectId'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { signedIn } from '../../guards'

/**
 * `POST /api/endorsements/:id/withdraw`: takes back the name of a sponsor who has not answered. Answers 200, 401, 404
 * for somebody else's and for an answered one.
 */
export const withdraw = declareEndpoint({
  method: 'post',
  path: '/:id/withdraw',
  access: signedIn('Please sign in to see your application'),
  handler: async ({ payload, routeParams }, { user }) => {
    const id = routeParams?.id
    return isObjectId(id) && (await withdrawEndorsement(payload, id, user.id))
      ? Response.json({})
      : problem(404, 'not_found', 'This person could not be found, or has answered already')
  },
})
