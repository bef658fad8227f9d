import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { type Actor, hasBranchRight, hasRight, regionWith } from '../../collections/access/roles'
import { isObjectId } from '../../platform/isObjectId'
import { type StoredGroup, findGroup, findGroupOfRegion, findGroups } from './groupsRepository'

/** The groups that a member of staff sees and acts on: all of them, or the branch of one. */
export type GroupScope = 'all' | { branch: ObjectId }

/** The branch of a lead whose region has no chapter yet: nothing lies in it. */
const NO_GROUP = new ObjectId('0'.repeat(24))

/**
 * What somebody may see and do in groups: staff with the right in all, who has a role for a branch in that branch (the
 * group and what is under it).
 * @returns undefined for everybody else
 */
export const groupScope = async (payload: Payload, actor: Actor | null): Promise<GroupScope | undefined> => {
  if (hasRight(actor, 'groups')) return 'all'
  if (!actor || !hasBranchRight(actor, 'groups')) return undefined
  if (actor.ledGroup) return { branch: new ObjectId(actor.ledGroup) }
  const region = regionWith(actor, 'groups')
  const group = region && (await findGroupOfRegion(payload, region))
  return { branch: group ? group._id : NO_GROUP }
}

/** Whether a group lies in a scope. */
export const isInScope = (scope: GroupScope | undefined, { path }: Pick<StoredGroup, 'path'>): boolean =>
  scope === 'all' || Boolean(scope && path?.some((id) => id.equals(scope.branch)))

/** The groups of a scope, by name. */
export const findGroupsInScope = (payload: Payload, scope: GroupScope): Promise<StoredGroup[]> =>
  findGroups(payload, scope === 'all' ? undefined : scope.branch)

/** A group that somebody may act on; null for one outside the scope, as for one that is not there. */
export const findGroupFor = async (
  payload: Payload,
  actor: Actor | null,
  id: unknown,
): Promise<StoredGroup | null> => {
  if (!isObjectId(id)) return null
  const [scope, group] = await Promise.all([groupScope(payload, actor), findGroup(payload, new ObjectId(id))])
  return group && isInScope(scope, group) ? group : null
}
