import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import type { Role } from '../../payload-types'
import { isDuplicateKey, modelOf } from '../../platform/database'
import { WHOLE_COLLECTION } from '../../platform/databaseDeadlines'
import type { Stored } from '../../platform/stored.types'

/* The roles `member`. They follow memberships: nobody gives or takes them by hand. */

type MemberRole = Pick<Stored<Role>, '_id' | 'user'>

const BATCH = 500

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

export const deleteMemberRoles = async (payload: Payload, ids: readonly ObjectId[]): Promise<void> => {
  await modelOf(payload, 'roles').deleteMany({ _id: { $in: [...ids] } })
}

/** Leaves the documents whose account has no document in another collection that meets a condition. */
const withoutAny = (from: 'memberships' | 'roles', condition: Record<string, unknown>) => [
  {
    $lookup: {
      from,
      localField: 'user',
      foreignField: 'user',
      pipeline: [{ $match: condition }, { $project: { _id: 1 } }],
      as: 'found',
    },
  },
  { $match: { found: { $size: 0 } } },
  { $project: { user: 1 } },
  { $limit: BATCH },
]

/** Some of the roles `member` whose accounts have no membership that meets a condition. */
export const findRolesWithoutMembership = (
  payload: Payload,
  condition: Record<string, unknown>,
): Promise<MemberRole[]> =>
  modelOf(payload, 'roles')
    .collection.aggregate<MemberRole>(
      [{ $match: { role: 'member' } }, ...withoutAny('memberships', condition)],
      WHOLE_COLLECTION,
    )
    .toArray()

/** Some of the accounts with a membership that meets a condition and without the role `member`. */
export const findMembersWithoutRole = async (
  payload: Payload,
  condition: Record<string, unknown>,
): Promise<string[]> => {
  const members = await modelOf(payload, 'memberships')
    .collection.aggregate<MemberRole>(
      [{ $match: condition }, ...withoutAny('roles', { role: 'member' })],
      WHOLE_COLLECTION,
    )
    .toArray()
  return members.map(({ user }) => user.toHexString())
}
