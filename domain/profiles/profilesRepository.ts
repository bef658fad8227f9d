import type { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import type { Profile } from '../../payload-types'
import { modelOf } from '../../platform/database'
import type { Stored } from '../../platform/stored.types'

export type StoredProfile = Stored<Profile>

const profilesOf = (payload: Payload) => modelOf(payload, 'profiles')

/** The name on an account's profile; undefined when there is no profile. */
export const findFullName = async (payload: Payload, user: string | ObjectId): Promise<string | undefined> =>
  (
    await profilesOf(payload)
      .findOne({ user }, { fullName: 1 })
      .lean<Pick<StoredProfile, 'fullName'> | null>()
  )?.fullName

/** The names on the profiles of accounts, by account; an account without a profile has no entry. */
export const findFullNames = async (
  payload: Payload,
  users: readonly ObjectId[],
): Promise<Map<string, string>> => {
  const profiles = await profilesOf(payload)
    .collection.find<Pick<StoredProfile, 'user' | 'fullName'>>(
      { user: { $in: users } },
      { projection: { _id: 0, user: 1, fullName: 1 } },
    )
    .toArray()
  return new Map(profiles.map(({ user, fullName }) => [String(user), fullName]))
}

/** The names that accounts go by now, by the account's id. Ids that are missing are left out. */
export const findNames = async (
  payload: Payload,
  users: readonly (ObjectId | string | null | undefined)[],
): Promise<Map<string, string>> => {
  const ids = [...new Set(users.flatMap((user) => (user ? [user.toString()] : [])))]
  if (ids.length === 0) return new Map()
  const profiles = await profilesOf(payload)
    .find({ user: { $in: ids } }, { user: 1, fullName: 1 })
    .lean<Pick<StoredProfile, 'user' | 'fullName'>[]>()
  return new Map(profiles.map(({ user, fullName }) => [user.toHexString(), fullName]))
}

/** The accounts and names of some people, by name. */
export const findPeopleByName = (
  payload: Payload,
  users: readonly unknown[],
): Promise<Pick<StoredProfile, 'user' | 'fullName'>[]> =>
  profilesOf(payload)
    .find({ user: { $in: [...users] } }, { _id: 0, user: 1, fullName: 1 })
    .sort({ fullName: 1 })
    .lean<Pick<StoredProfile, 'user' | 'fullName'>[]>()
    .exec()

const MESSAGING_FIELDS = {
  user: 1,
  fullName: 1,
  isInDirectory: 1,
  acceptsMessages: 1,
  leavingAt: 1,
} as const

/** What a profile says about whether others can write to its person. */
export type MessagingProfile = Pick<StoredProfile, '_id' | keyof typeof MESSAGING_FIELDS>

/** The profile of an account, or the one with an id, as far as messages need it; null when there is none. */
export const findMessagingProfile = (
  payload: Payload,
  where: { _id: string } | { user: string },
): Promise<MessagingProfile | null> =>
  profilesOf(payload).findOne(where, MESSAGING_FIELDS).lean<MessagingProfile | null>().exec()
