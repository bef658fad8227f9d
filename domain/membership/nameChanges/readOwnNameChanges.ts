import type { PayloadRequest } from 'payload'
import type { NameChange } from '../../../payload-types'
import { findRegisteredName } from '../memberships'
import type { OwnNameChange, OwnNameChanges } from './nameChange.schema'

/** What a member sees of an own request. */
export const toOwnNameChange = (change: NameChange): OwnNameChange => {
  const { id, from, name, reason, status, createdAt, decidedAt = null, feedback = null } = change
  return { id, from, name, reason, status, createdAt, decidedAt, feedback }
}

/** The signed-in person's registered name and the own requests to change it. */
export const readOwnNameChanges = async (req: PayloadRequest, user: string): Promise<OwnNameChanges> => {
  const [registeredName, { docs }] = await Promise.all([
    findRegisteredName(req.payload, user),
    req.payload.find({
      collection: 'name-changes',
      where: { user: { equals: user } },
      sort: '-createdAt',
      depth: 0,
      limit: 50,
      overrideAccess: false,
      req,
    }),
  ])
  return { registeredName, requests: docs.map(toOwnNameChange) }
}
