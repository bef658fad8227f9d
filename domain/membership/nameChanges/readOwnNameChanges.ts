import type { PayloadRequest } from 'payload'
import { findRegisteredName } from '../memberships'
import type { OwnNameChanges } from './nameChange.schema'
import { toOwnNameChange } from './toOwnNameChange'

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
