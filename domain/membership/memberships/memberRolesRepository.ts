import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import type { Role } from '../../../payload-types'
import { isDuplicateKey, modelOf } from '../../../platform/database'
import { readIds } from '../../../platform/readIds'
import type { Stored } from '../../../platform/stored.types'

/* The roles `member`. They follow memberships: nobody gives or takes them by hand. */

type MemberRole = Pick<Stored<Role>, '_id' | 'user'>

/**
 * Gives an account the role `member`.
 * @returns the role's id; undefined when the account had it already
 */
export const giveMemberRole = async (payload: Payload, user: string): Promise<string | undefined> => {
  const roles = modelOf(payload, 'roles')
  if (await roles.exists({ user, role: 'member' })) return undefined
  const _id = new ObjectId()
  try {
    await roles.create({ _id, user, role: 'member' })
    return _id.toHexString()
  } catch (error) {
    if (isDuplicateKey(error)) return undefined // another process gave it
    throw error
  }
}

/**
 * Takes the role `member` from an account.
 * @returns the role's id; undefined when the account did not have it
 */
export const takeMemberRole = async (payload: Payload, user: string): Promise<string | undefined> => {
  const role = await modelOf(payload, 'roles')
    .findOneAndDelete({ user, role: 'member' })
    .lean<MemberRole | null>()
  return role?._id.toHexString()
}

/**
 * The accounts whose role `member` does not stand as their membership does: who has it and is none, and the other way
 * round. Both are read once: half a million people are 30 MB for a moment.
 * @param current what current memberships meet
 */
export const findDifferingMemberRoles = async (
  payload: Payload,
  current: Record<string, unknown>,
): Promise<string[]> => {
  const differing = new Set<string>()
  const roles = modelOf(payload, 'roles').collection
  for await (const users of readIds(roles, { role: 'member' }, 'user', { hint: 'holders' }))
    for (const user of users) differing.add(user)
  for await (const users of readIds(modelOf(payload, 'memberships').collection, current, 'user'))
    for (const user of users) if (!differing.delete(user)) differing.add(user)
  return [...differing]
}
