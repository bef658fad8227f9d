import type { Endpoint } from 'payload'
import type { OwnNameChange, OwnNameChanges } from '../../domain/nameChanges/nameChange.schema'
import { NAME_CHANGE_TEXTS } from '../../domain/nameChanges/statuses.schema'
import { readRegisteredName } from '../../domain/memberships/registeredName'
import type { NameChange } from '../../payload-types'
import { problem } from '../answers'

/** What a member sees of an own request. */
export const toOwnNameChange = ({
  id,
  from,
  name,
  reason,
  status,
  createdAt,
  decidedAt,
  feedback,
}: NameChange): OwnNameChange => ({
  id,
  from,
  name,
  reason,
  status,
  createdAt,
  decidedAt: decidedAt ?? null,
  feedback: feedback ?? null,
})

/** `GET /api/name-changes/mine`: the registered name and the own requests to change it. Answers 200 `OwnNameChanges`, 401. */
export const mine: Endpoint = {
  method: 'get',
  path: '/mine',
  handler: async (req) => {
    if (!req.user) return problem(401, 'unauthenticated', NAME_CHANGE_TEXTS.signIn)
    const [registeredName, { docs }] = await Promise.all([
      readRegisteredName(req.payload, req.user.id),
      req.payload.find({
        collection: 'name-changes',
        where: { user: { equals: req.user.id } },
        sort: '-createdAt',
        depth: 0,
        limit: 50,
        overrideAccess: false,
        req,
      }),
    ])
    return Response.json({ registeredName, requests: docs.map(toOwnNameChange) } satisfies OwnNameChanges)
  },
}
