import type { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import type { Profile } from '../../payload-types'
import { modelOf } from '../../platform/database'
import type { Stored } from '../../platform/stored.types'

type StoredProfile = Stored<Profile>

/** The name on an account's profile; undefined when there is no profile. */
export const findFullName = async (payload: Payload, user: string | ObjectId): Promise<string | undefined> =>
  (
    await modelOf(payload, 'profiles')
      .findOne({ user }, { fullName: 1 })
      .lean<Pick<StoredProfile, 'fullName'> | null>()
  )?.fullName

/** The names on the profiles of accounts, by account; an account without a profile has no entry. */
export const findFullNames = async (
  payload: Payload,
  users: readonly ObjectId[],
): Promise<Map<string, string>> => {
  const profiles = await modelOf(payload, 'profiles')
    .collection.find<Pick<StoredProfile, 'user' | 'fullName'>>(
      { user: { $in: users } },
      { projection: { _id: 0, user: 1, fullName: 1 } },
    )
    .toArray()
  return new Map(profiles.map(({ user, fullName }) => [String(user), fullName]))
}
