import type { Payload } from 'payload'
import { modelOf } from '../../../platform/database'
import type { StoredProfile } from './profilesRepository'

const profilesOf = (payload: Payload) => modelOf(payload, 'profiles')

/** When the deletion of an account was requested; undefined while nobody has requested it. */
export const findDeletionRequest = async (payload: Payload, user: string): Promise<Date | undefined> =>
  (
    await profilesOf(payload)
      .findOne({ user }, { leavingAt: 1 })
      .lean<Pick<StoredProfile, 'leavingAt'> | null>()
  )?.leavingAt ?? undefined

/** Requests the deletion of an account. False when it was requested before. */
export const storeDeletionRequest = async (payload: Payload, user: string): Promise<boolean> => {
  const { modifiedCount } = await profilesOf(payload).updateOne(
    { user, leavingAt: null },
    { $set: { leavingAt: new Date() } },
  )
  return modifiedCount > 0
}

/**
 * Withdraws the request to delete an account, if it was made after a moment.
 * @returns the profile's id and when the deletion was requested; null when there is no such request
 */
export const withdrawDeletionRequest = async (
  payload: Payload,
  user: string,
  after: Date,
): Promise<{ profile: string; requestedAt: Date } | null> => {
  const before = await profilesOf(payload)
    .findOneAndUpdate(
      { user, leavingAt: { $gt: after } },
      { $set: { leavingAt: null } },
      { projection: { leavingAt: 1 } },
    )
    .lean<Pick<StoredProfile, '_id' | 'leavingAt'> | null>()
  return before?.leavingAt ? { profile: before._id.toHexString(), requestedAt: before.leavingAt } : null
}

/** The profiles whose deletion was requested until a moment. */
export const findDeletionRequestsUntil = (
  payload: Payload,
  until: Date,
): Promise<Pick<StoredProfile, '_id' | 'user' | 'email' | 'avatar'>[]> =>
  profilesOf(payload)
    .find({ leavingAt: { $lte: until } }, { user: 1, email: 1, avatar: 1 })
    .lean<Pick<StoredProfile, '_id' | 'user' | 'email' | 'avatar'>[]>()
    .exec()
