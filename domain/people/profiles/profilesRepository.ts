import type { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import type { Profile } from '../../../payload-types'
import { isDuplicateKey, modelOf } from '../../../platform/database'
import type { Stored } from '../../../platform/stored.types'

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

/** Creates the profile of a new account; a profile that exists stays as it is. */
export const createProfile = async (
  payload: Payload,
  profile: { user: string; email: string; fullName: string },
): Promise<void> => {
  try {
    await payload.db.create({ collection: 'profiles', data: { ...profile, joinedAt: new Date() } })
  } catch (error) {
    if (!isDuplicateKey(error)) throw error
  }
}

/** Creates the profile of an account in one atomic step, unless it has one. */
export const createProfileIfAbsent = async (
  payload: Payload,
  { user, ...profile }: { user: string; email: string; fullName: string; joinedAt: Date },
): Promise<void> => {
  await modelOf(payload, 'profiles').updateOne(
    { user },
    { $setOnInsert: { user, ...profile } },
    { upsert: true },
  )
}

/** Sets fields of an account's profile, without hooks and validation. */
export const setProfileFields = async (
  payload: Payload,
  user: string | ObjectId,
  fields: Partial<Omit<StoredProfile, '_id' | 'user'>>,
): Promise<void> => {
  await modelOf(payload, 'profiles').updateOne({ user }, { $set: fields })
}

/** What staff see of an account's profile beside the account. */
export type ProfileSummary = Pick<StoredProfile, '_id' | 'fullName' | 'region' | 'joinedAt' | 'avatar'>

export const findProfileSummary = (payload: Payload, user: string): Promise<ProfileSummary | null> =>
  modelOf(payload, 'profiles')
    .findOne({ user }, { fullName: 1, region: 1, joinedAt: 1, avatar: 1 })
    .lean<ProfileSummary | null>()
    .exec()

/** The accounts of the people of a region. */
export const findAccountsInRegion = async (
  payload: Payload,
  region: NonNullable<Profile['region']>,
): Promise<ObjectId[]> =>
  (
    await modelOf(payload, 'profiles')
      .find({ region }, { _id: 0, user: 1 })
      .lean<Pick<StoredProfile, 'user'>[]>()
      .exec()
  ).map(({ user }) => user)

/**
 * Sets the region of an account's profile if it still is the one expected; no region is null to the database too.
 * @returns the profile's id; undefined when the region is another one, or there is no profile
 */
export const replaceRegion = async (
  payload: Payload,
  user: string,
  expected: Profile['region'],
  region: Profile['region'],
): Promise<string | undefined> => {
  const before = await modelOf(payload, 'profiles')
    .findOneAndUpdate({ user, region: expected }, { $set: { region } })
    .lean<Pick<StoredProfile, '_id'> | null>()
  return before ? String(before._id) : undefined
}

/** Whether the owner of an account has asked for its deletion. */
export const isLeaving = async (payload: Payload, user: string | ObjectId): Promise<boolean> =>
  (await modelOf(payload, 'profiles').exists({ user, leavingAt: { $ne: null } })) !== null

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

const CONTACT_FIELDS = { user: 1, fullName: 1, email: 1, phone: 1, organization: 1, region: 1 } as const

export type Contact = Pick<StoredProfile, '_id' | keyof typeof CONTACT_FIELDS>

/** How to address and reach the person of an account; null when there is no profile. */
export const findContact = (payload: Payload, user: string | ObjectId): Promise<Contact | null> =>
  profilesOf(payload).findOne({ user }, CONTACT_FIELDS).lean<Contact | null>().exec()

/** As `findContact`, except for a person who is deleting the account. */
export const findRemainingContact = (payload: Payload, user: string | ObjectId): Promise<Contact | null> =>
  modelOf(payload, 'profiles')
    .findOne({ user, leavingAt: null }, CONTACT_FIELDS)
    .lean<Contact | null>()
    .exec()

/** The same for the people of some accounts, by account; an account without a profile has no entry. */
export const findContacts = async (
  payload: Payload,
  users: readonly (string | ObjectId | undefined)[],
): Promise<Map<string, Contact>> => {
  const contacts = await profilesOf(payload)
    .find({ user: { $in: [...users] } }, CONTACT_FIELDS)
    .lean<Contact[]>()
  return new Map(contacts.map((contact) => [contact.user.toHexString(), contact]))
}

/** Makes the membership type of a person's profile the grade of the membership. */
export const setMembershipType = async (
  payload: Payload,
  user: string,
  membershipType: NonNullable<Profile['membershipType']>,
): Promise<void> => {
  await modelOf(payload, 'profiles').updateOne(
    { user, membershipType: { $ne: membershipType } },
    { $set: { membershipType } },
  )
}

/** Fills fields of a person's profile that are empty. The database decides on each field as it is then. */
export const fillEmptyFields = async (
  payload: Payload,
  user: string,
  fields: Partial<Record<keyof Profile, string | number>>,
): Promise<void> => {
  const updates = Object.entries(fields).map(([name, value]) => ({
    updateOne: { filter: { user, [name]: { $in: [null, ''] } }, update: { $set: { [name]: value } } },
  }))
  if (updates.length > 0) await modelOf(payload, 'profiles').bulkWrite(updates)
}

export type NameAndTitle = Pick<StoredProfile, '_id' | 'fullName' | 'professionalTitle' | 'hiddenFields'>

/**
 * Names and titles by the ids of profiles, without people whose accounts are about to be deleted.
 * @param isListedOnly only of people who agreed to be found by visitors
 */
export const findNamesAndTitles = (
  payload: Payload,
  ids: readonly string[],
  { isListedOnly }: { isListedOnly: boolean },
): Promise<NameAndTitle[]> =>
  profilesOf(payload)
    .find(
      { _id: { $in: ids }, leavingAt: null, ...(isListedOnly && { isListedPublicly: true }) },
      { fullName: 1, professionalTitle: 1, hiddenFields: 1 },
    )
    .lean<NameAndTitle[]>()
    .exec()

/** The profile of an account; null when there is none. */
export const findProfile = (payload: Payload, user: string): Promise<StoredProfile | null> =>
  profilesOf(payload).findOne({ user }).lean<StoredProfile | null>().exec()

/** The account that a profile belongs to; undefined when there is no such profile. */
export const findOwner = async (payload: Payload, profile: string): Promise<string | undefined> =>
  (
    await profilesOf(payload)
      .findOne({ _id: profile }, { user: 1 })
      .lean<Pick<StoredProfile, 'user'> | null>()
  )?.user.toHexString()

/**
 * Sets fields of an account's profile, and no other, in one operation: what others write at the same time stays.
 * @returns what decided before who sees the person, and as what they count; null when there is no profile
 */
export const changeFields = (
  payload: Payload,
  user: string,
  fields: object,
): Promise<Pick<StoredProfile, '_id' | 'region' | 'membershipType'> | null> =>
  profilesOf(payload)
    .findOneAndUpdate({ user }, { $set: fields }, { projection: { region: 1, membershipType: 1 } })
    .lean<Pick<StoredProfile, '_id' | 'region' | 'membershipType'> | null>()
    .exec()

const DETAILS = {
  fullName: 1,
  phone: 1,
  postalAddress: 1,
  birthDate: 1,
  professionalTitle: 1,
  organization: 1,
  specialization: 1,
  yearsOfExperience: 1,
  licenseNumber: 1,
} as const

/** How a person is reached, and the profession. */
export const findDetails = (
  payload: Payload,
  user: string,
): Promise<Pick<StoredProfile, keyof typeof DETAILS> | null> =>
  profilesOf(payload)
    .findOne({ user }, DETAILS)
    .lean<Pick<StoredProfile, keyof typeof DETAILS> | null>()
    .exec()

/**
 * Sets fields of an account's profile if each of some fields still is as expected; nothing is null to the database too.
 * @returns the profile's id; undefined when something else stands there, or there is no profile
 */
export const replaceFields = async (
  payload: Payload,
  user: string,
  expected: Record<string, unknown>,
  fields: object,
): Promise<string | undefined> => {
  const before = await profilesOf(payload)
    .findOneAndUpdate({ user, ...expected }, { $set: fields }, { projection: { _id: 1 } })
    .lean<Pick<StoredProfile, '_id'> | null>()
  return before ? String(before._id) : undefined
}

/** Sets the photo of an account's profile, or none, and returns the photo before; null when there is no profile. */
export const swapPhoto = (
  payload: Payload,
  user: string,
  file: string | null,
): Promise<Pick<StoredProfile, '_id' | 'avatar'> | null> =>
  profilesOf(payload)
    .findOneAndUpdate({ user }, { $set: { avatar: file } }, { projection: { avatar: 1 } })
    .lean<Pick<StoredProfile, '_id' | 'avatar'> | null>()
    .exec()

/** The id of the photo's file on an account's profile. */
export const findPhoto = async (payload: Payload, user: string): Promise<string | undefined> =>
  (
    await profilesOf(payload).findOne({ user }, { avatar: 1 }).lean<Pick<StoredProfile, 'avatar'> | null>()
  )?.avatar?.toHexString()

/** What decides who may see the photo of a profile. */
export type PhotoFacts = Pick<StoredProfile, '_id' | 'user' | 'avatar' | 'region' | 'hiddenFields'>

export const findPhotoFacts = (payload: Payload, profile: string): Promise<PhotoFacts | null> =>
  profilesOf(payload)
    .findOne({ _id: profile }, { user: 1, avatar: 1, region: 1, hiddenFields: 1 })
    .lean<PhotoFacts | null>()
    .exec()

export const deleteProfile = async (payload: Payload, profile: string): Promise<void> => {
  await profilesOf(payload).deleteOne({ _id: profile })
}

/** The profile that one was merged into; undefined for one that was not. */
export const findRemainingProfile = async (payload: Payload, former: string): Promise<string | undefined> =>
  (
    await profilesOf(payload)
      .findOne({ formerProfiles: former }, { _id: 1 })
      .lean<Pick<StoredProfile, '_id'> | null>()
  )?._id.toHexString()

/** The accounts whose telephone number ends with some digits, however these are set apart. */
export const findByPhone = async (payload: Payload, digits: string, limit: number): Promise<ObjectId[]> => {
  const found = await profilesOf(payload)
    .collection.find<Pick<StoredProfile, 'user'>>(
      { phone: new RegExp(`${digits.replaceAll(/(?!^)/g, '[^0-9]*')}$`) },
      { projection: { _id: 0, user: 1 }, limit },
    )
    .toArray()
  return found.map(({ user }) => user)
}
