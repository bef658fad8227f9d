import type { Endpoint } from 'payload'
import { withdrawEndorsement } from '../../../domain/membership/endorsements'
import { isObjectId } from '../../../platform/isObjectId'
import { problem } from '../../answers'

/**
 * `POST /api/endorsements/:id/withdraw`: takes back the name of a sponsor who has not answered. Answers 200, 401, 404
 * for somebody else's and for an answered one.
 */
export const withdraw: Endpoint = {
  method: 'post',
  path: '/:id/withdraw',
  handler: async ({ payload, user, routeParams }) => {
    if (!user) return problem(401, 'unauthenticated', 'Please sign in to see your application')
    const id = routeParams?.id
    return isObjectId(id) && (await withdrawEndorsement(payload, id, user.id))
      ? Response.json({})
      : problem(404, 'not_found', 'This person could not be found, or has answered already')
  },
}
