import type { Endpoint } from 'payload'
import { readOwnNameChanges } from '../../../domain/membership/nameChanges'
import { NAME_CHANGE_TEXTS } from '../../../domain/membership/nameChanges/statuses.schema'
import { problem } from '../../answers'

/**
 * `GET /api/name-changes/mine`: the registered name and the own requests to change it. Answers 200
 * `OwnNameChanges`, 401.
 */
export const mine: Endpoint = {
  method: 'get',
  path: '/mine',
  handler: async (req) => {
    if (!req.user) return problem(401, 'unauthenticated', NAME_CHANGE_TEXTS.signIn)
    return Response.json(await readOwnNameChanges(req, req.user.id))
  },
}
