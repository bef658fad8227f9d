import { withdrawRenewal } from '../../../domain/membership/renewals'
import { isObjectId } from '../../../platform/isObjectId'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { signedIn } from '../../guards'
import { SIGN_IN_FIRST } from './mine'

/**
 * `POST /api/renewals/:id/withdraw`: takes the own request back while nobody has decided it. Answers 200, also when it
 * is withdrawn already, 401, 404, 409 once it is decided.
 */
export const withdraw = declareEndpoint({
  method: 'post',
  path: '/:id/withdraw',
  access: signedIn(SIGN_IN_FIRST),
  handler: async ({ payload, routeParams }, { user }) => {
    const id = routeParams?.id
    const outcome = isObjectId(id) ? await withdrawRenewal(payload, id, user.id) : 'not_found'
    if (outcome === 'not_found') return problem(404, 'not_found', 'This request could not be found')
    return outcome === 'withdrawn'
      ? Response.json({ status: outcome })
      : problem(409, 'decided', 'Your request has been decided in the meantime.')
  },
})
