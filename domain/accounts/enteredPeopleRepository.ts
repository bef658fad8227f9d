import { type Document, ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { modelOf } from '../../platform/database'
import { EACH_BATCH } from '../../platform/databaseDeadlines'
import { insertMissing } from '../../platform/insertMissing'
import { type StoredUser } from './accountsRepository'
import { noAddressOf } from './noAddress.schema'

/* People whom staff entered: see docs/decisions, "A person without an account". */

const usersOf = (payload: Payload) => modelOf(payload, 'users').collection

/** Not claimed by anybody who reads the address. */
const UNCLAIMED = { emailProvedAt: null, emailVerifiedAt: null }
const WAITING: Document = { awaitsInvitation: true, ...UNCLAIMED }

export interface EnteredPerson {
  _id: ObjectId
  email?: string
  peopleImport?: ObjectId
  isDeceased: boolean
}

/**
 * Creates accounts that nobody can sign in to yet. Safe to repeat.
 * @returns the ids of those that are stored now; one is missing when its address belongs to somebody else
 */
export const insertEnteredPeople = async (
  payload: Payload,
  people: readonly EnteredPerson[],
): Promise<Set<string>> => {
  const now = new Date()
  await insertMissing(
    usersOf(payload),
    people.map(({ _id, email, ...fields }) => ({
      _id,
      ...fields,
      email: email ?? noAddressOf(_id.toHexString()),
      ...UNCLAIMED,
      lockedAt: null,
      awaitsInvitation: true,
      createdAt: now,
      updatedAt: now,
    })),
  )
  const stored = await usersOf(payload)
    .find({ _id: { $in: people.map(({ _id }) => _id) } }, { projection: { _id: 1 } })
    .toArray()
  return new Set(stored.map(({ _id }) => String(_id)))
}

/** Entered by staff, invited or not, and not claimed. */
const ENTERED: Document = { ...UNCLAIMED, $or: [{ awaitsInvitation: true }, { invitedAt: { $ne: null } }] }

/** Whether staff entered the person of an account, who has not claimed it: its address is what staff wrote down. */
export const isUnclaimed = async (payload: Payload, id: string): Promise<boolean> =>
  (await usersOf(payload).findOne({ ...ENTERED, _id: new ObjectId(id) }, { projection: { _id: 1 } })) !== null

/**
 * Gives a person who has not claimed the account another address, to which the person can be invited.
 * @returns false when it was claimed meanwhile
 * @throws a duplicate key when the address belongs to somebody else
 */
export const setEnteredAddress = async (
  payload: Payload,
  user: ObjectId,
  email: string | null,
): Promise<boolean> => {
  const { matchedCount } = await usersOf(payload).updateOne(
    { _id: user, ...ENTERED },
    {
      $set: {
        email: email ?? noAddressOf(user.toHexString()),
        awaitsInvitation: true, // an invitation to the earlier address opens nothing any more
        invitedAt: null,
        updatedAt: new Date(),
      },
    },
  )
  return matchedCount > 0
}

/** Whose addresses some are. */
export const findUsersByEmails = (payload: Payload, emails: readonly string[]): Promise<StoredUser[]> =>
  usersOf(payload)
    .find<StoredUser>({ email: { $in: emails } })
    .toArray()

/** Reads the ids of all accounts, without holding them in memory. */
export const streamAccountIds = async function* (payload: Payload): AsyncGenerator<ObjectId> {
  const found = usersOf(payload)
    .find<{ _id: ObjectId }>({}, { projection: { _id: 1 }, batchSize: 500, ...EACH_BATCH })
    .sort({ _id: 1 })
  for await (const { _id } of found) yield _id
}

/** Which of some accounts wait for an invitation; null where one was sent or the owner claimed it. */
export const findUninvited = async (payload: Payload, users: readonly ObjectId[]): Promise<Set<string>> => {
  const found = await usersOf(payload)
    .find({ _id: { $in: users }, ...WAITING, lockedAt: null }, { projection: { _id: 1 } })
    .toArray()
  return new Set(found.map(({ _id }) => String(_id)))
}

/** Removes accounts that nobody has claimed or was invited to. */
export const deleteEnteredPeople = async (payload: Payload, users: readonly ObjectId[]): Promise<void> => {
  await usersOf(payload).deleteMany({ _id: { $in: users }, ...WAITING })
}

/** Who can be invited: the one rule of lists and single people. */
const INVITABLE: Document = {
  ...WAITING,
  lockedAt: null,
  isDeceased: { $ne: true },
  mergedInto: null,
  email: { $not: /@no-address\.invalid$/ },
}
/** `updatedAt`: since then the person has this address. */
export type InvitablePerson = Pick<StoredUser, '_id' | 'email' | 'updatedAt'>

const invitable = (peopleImport: ObjectId): Document => ({ ...INVITABLE, peopleImport })

/** A person whom staff entered and can invite; null for everybody else. */
export const findInvitablePerson = (payload: Payload, id: string): Promise<InvitablePerson | null> =>
  usersOf(payload).findOne<InvitablePerson>(
    { ...INVITABLE, _id: new ObjectId(id) },
    { projection: { email: 1, updatedAt: 1 } },
  )

/** Which of some accounts can be invited. */
export const findInvitableOf = async (
  payload: Payload,
  users: readonly ObjectId[],
): Promise<Pick<InvitablePerson, '_id'>[]> =>
  usersOf(payload)
    .find<Pick<InvitablePerson, '_id'>>({ ...INVITABLE, _id: { $in: users } }, { projection: { _id: 1 } })
    .toArray()

/** Some of the people of an import who can be invited. */
export const findInvitable = (
  payload: Payload,
  peopleImport: ObjectId,
  limit: number,
): Promise<InvitablePerson[]> =>
  usersOf(payload)
    .find<InvitablePerson>(invitable(peopleImport), { projection: { email: 1, updatedAt: 1 }, limit })
    .sort({ _id: 1 })
    .toArray()

/** How many people of an import can be invited, and how many were. */
export const countInvitable = async (
  payload: Payload,
  peopleImport: ObjectId,
): Promise<{ invitable: number; invited: number }> => {
  const [waiting, invited] = await Promise.all([
    usersOf(payload).countDocuments(invitable(peopleImport)),
    usersOf(payload).countDocuments({ peopleImport, invitedAt: { $ne: null } }),
  ])
  return { invitable: waiting, invited }
}

/** Notes that a person is invited. Of any number of calls, one returns true. */
export const markInvited = async (payload: Payload, user: ObjectId): Promise<boolean> => {
  const { modifiedCount } = await usersOf(payload).updateOne(
    { _id: user, ...WAITING },
    { $set: { awaitsInvitation: false, invitedAt: new Date() } },
  )
  return modifiedCount > 0
}
