import { withdrawNameChange } from '../../../domain/membership/nameChanges'
import { NAME_CHANGE_TEXTS as TEXTS } from '../../../domain/membership/nameChanges/statuses.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { signedIn } from '../../guards'

/**
 * `POST /api/name-changes/:id/withdraw`: takes the own request back while nobody has decided it. Answers 200, also when
 * it is withdrawn already, 401, 404, 409 once it is decided.
 */
export const withdraw = declareEndpoint({
  method: 'post',
  path: '/:id/withdraw',
  access: signedIn(TEXTS.signIn),
  handler: async ({ payload, routeParams }, { user }) => {
    const id = routeParams?.id
    const outcome = isObjectId(id) ? await withdrawNameChange(payload, id, user.id) : 'not_found'
    if (outcome === 'not_found') return problem(404, 'not_found', TEXTS.notFound)
    return outcome === 'withdrawn'
      ? Response.json({ status: outcome })
      : problem(409, 'decided', TEXTS.decided)
  },
})
