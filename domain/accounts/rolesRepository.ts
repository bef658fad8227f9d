import type { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import type { Role, User } from '../../payload-types'
import { modelOf } from '../../platform/database'
import type { Stored } from '../../platform/stored.types'

interface StoredRole {
  user: ObjectId
  role: NonNullable<User['roles']>[number]
  region?: User['chapterRegion']
}

/** The roles that accounts have, and the region that a chapter lead leads. */
export const findRolesOf = async (
  payload: Payload,
  users: ObjectId[],
): Promise<(user: ObjectId) => Pick<User, 'roles' | 'chapterRegion'>> => {
  const stored = (await modelOf(payload, 'roles')
    .collection.find({ user: { $in: users } }, { projection: { _id: 0, user: 1, role: 1, region: 1 } })
    .toArray()) as unknown as StoredRole[]
  return (user) => {
    const own = stored.filter((role) => role.user.equals(user))
    return {
      roles: own.map(({ role }) => role),
      chapterRegion: own.find(({ role }) => role === 'chapter_lead')?.region ?? null,
    }
  }
}

/** The accounts with the role of an administrator. */
export const findAdministrators = async (payload: Payload): Promise<string[]> => {
  const holders: unknown[] = await modelOf(payload, 'roles').distinct('user', { role: 'admin' })
  return holders.map(String)
}

export const isAdministrator = async (payload: Payload, user: string): Promise<boolean> =>
  (await modelOf(payload, 'roles').exists({ user, role: 'admin' })) !== null

/** The ids of an account's roles. */
export const findRoleIds = async (payload: Payload, user: string): Promise<string[]> =>
  (await modelOf(payload, 'roles').find({ user }, { _id: 1 }).lean<Pick<Stored<Role>, '_id'>[]>()).map(
    ({ _id }) => _id.toHexString(),
  )
