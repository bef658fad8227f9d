import type { Document, ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { modelOf } from '../../../platform/database'
import { EACH_BATCH } from '../../../platform/databaseDeadlines'
import { insertMissing } from '../../../platform/insertMissing'
import type { StoredProfile } from './profilesRepository'

const profilesOf = (payload: Payload) => modelOf(payload, 'profiles').collection

/** What an entered person's profile begins with. */
export type NewProfile = Pick<StoredProfile, 'user' | 'email' | 'fullName'> & Partial<StoredProfile>

/**
 * Creates the profiles of people whom staff entered; an account that has one keeps it. They are in no list of members
 * and get no messages until they say so themselves.
 */
export const insertProfiles = async (payload: Payload, profiles: readonly NewProfile[]): Promise<void> => {
  const now = new Date()
  await insertMissing(
    profilesOf(payload),
    profiles.map((profile) => ({
      isInDirectory: false,
      acceptsMessages: false,
      isListedPublicly: false,
      joinedAt: now,
      createdAt: now,
      updatedAt: now,
      ...profile,
    })),
  )
}

/** Sets fields of several people's profiles, each in one step, and no other field. */
export const updateProfiles = async (
  payload: Payload,
  updates: readonly { user: ObjectId; set?: Document; unset?: Document }[],
): Promise<void> => {
  if (updates.length === 0) return
  await profilesOf(payload).bulkWrite(
    updates.map(({ user, set = {}, unset }) => ({
      updateOne: {
        filter: { user },
        update: { $set: { ...set, updatedAt: new Date() }, ...(unset && { $unset: unset }) },
      },
    })),
    { ordered: false },
  )
}

/** The profiles of some accounts as they are stored. */
export const findProfilesOf = (payload: Payload, users: readonly ObjectId[]): Promise<StoredProfile[]> =>
  profilesOf(payload)
    .find<StoredProfile>({ user: { $in: users } })
    .toArray()

/** What people are recognised by. */
export type ProfileKeys = Pick<StoredProfile, 'user' | 'fullName' | 'phone' | 'birthDate' | 'licenseNumber'>

/** Reads names, phones and dates of birth of everybody, without holding them in memory. */
export const streamProfileKeys = (payload: Payload): AsyncIterable<ProfileKeys> =>
  profilesOf(payload).find<ProfileKeys>(
    { leavingAt: null },
    {
      projection: { _id: 0, user: 1, fullName: 1, phone: 1, birthDate: 1, licenseNumber: 1 },
      batchSize: 500,
      ...EACH_BATCH,
    },
  )

export const deleteProfilesOf = async (payload: Payload, users: readonly ObjectId[]): Promise<void> => {
  await profilesOf(payload).deleteMany({ user: { $in: users } })
}
