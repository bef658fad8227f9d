import { readOwnNameChanges } from '../../../domain/membership/nameChanges'
import { NAME_CHANGE_TEXTS } from '../../../domain/membership/nameChanges/statuses.schema'
import { declareEndpoint } from '../../declareEndpoint'
import { signedIn } from '../../guards'

/**
 * `GET /api/name-changes/mine`: the registered name and the own requests to change it. Answers 200
 * `OwnNameChanges`, 401.
 */
export const mine = declareEndpoint({
  method: 'get',
  path: '/mine',
  access: signedIn(NAME_CHANGE_TEXTS.signIn),
  handler: async (req, { user }) => Response.json(await readOwnNameChanges(req, user.id)),
})
