import type { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { z } from 'zod'
import type { User } from '../../payload-types'
import { isDuplicateKey, modelOf } from '../../platform/database'
import { NO_DEADLINE } from '../../platform/databaseDeadlines'
import type { Stored } from '../../platform/stored.types'

export type StoredUser = Stored<User>

export interface Account {
  id: string
  email: string
  lockedAt: Date | null
  emailVerifiedAt: Date | null
  /** The account that remained when two were merged; null for one that was not merged into another. */
  mergedInto: string | null
}

const ACCOUNT_FIELDS = { email: 1, lockedAt: 1, emailVerifiedAt: 1, mergedInto: 1 } as const

const findOneAccount = async (
  payload: Payload,
  condition: Record<string, unknown>,
): Promise<Account | undefined> => {
  const found = await modelOf(payload, 'users')
    .findOne(condition, ACCOUNT_FIELDS)
    .lean<Pick<StoredUser, '_id' | keyof typeof ACCOUNT_FIELDS> | null>()
  if (!found) return undefined
  const { _id, email, lockedAt, emailVerifiedAt, mergedInto } = found
  return {
    id: String(_id),
    email,
    lockedAt: lockedAt ?? null,
    emailVerifiedAt: emailVerifiedAt ?? null,
    mergedInto: mergedInto?.toHexString() ?? null,
  }
}

/** An account; undefined when there is none with this id. */
export const findAccount = (payload: Payload, id: string): Promise<Account | undefined> =>
  findOneAccount(payload, { _id: id })

/** More merges than one person goes through; a circle cannot arise, and would end here. */
const MAX_MERGES = 20

/** The account itself, or the one that remained after it was merged, once or several times. */
export const findRemainingAccount = async (payload: Payload, id: string): Promise<Account | undefined> => {
  let account = await findAccount(payload, id)
  for (let merges = 0; account?.mergedInto && merges < MAX_MERGES; merges += 1)
    account = await findAccount(payload, account.mergedInto)
  return account
}

/** The accounts that were merged into one, directly or before that into one of those. */
export const findMergedAccounts = async (payload: Payload, id: string): Promise<string[]> => {
  const found: string[] = []
  for (let into = [id]; into.length > 0 && found.length < MAX_MERGES * 10;) {
    const ids: unknown[] = await modelOf(payload, 'users').distinct('_id', { mergedInto: { $in: into } })
    into = ids.map(String)
    found.push(...into)
  }
  return found
}

/**
 * The account with an email address; undefined when there is none.
 * @param id also the account must be this one: it may have another address by now
 */
export const findAccountByEmail = (
  payload: Payload,
  email: string,
  id?: string,
): Promise<Account | undefined> => findOneAccount(payload, { ...(id && { _id: id }), email })

/** Whether an account can be signed in to: its address is confirmed and staff have not locked it. */
export const isAccountOpen = async (payload: Payload, user: string): Promise<boolean> =>
  (await modelOf(payload, 'users').exists({ _id: user, emailVerifiedAt: { $ne: null }, lockedAt: null })) !==
  null

/** Whether staff have locked an account. */
export const isAccountLocked = async (payload: Payload, user: string | ObjectId): Promise<boolean> =>
  (await modelOf(payload, 'users').exists({ _id: user, lockedAt: { $ne: null } })) !== null

/** The email address of an account; undefined when there is no such account. */
export const findEmail = async (payload: Payload, user: string): Promise<string | undefined> =>
  (await modelOf(payload, 'users').findById(user, { email: 1 }).lean<Pick<StoredUser, 'email'> | null>())
    ?.email

/** Accounts as they are stored, in no order. */
export const findUsers = (payload: Payload, ids: readonly ObjectId[]): Promise<StoredUser[]> =>
  modelOf(payload, 'users')
    .collection.find<StoredUser>({ _id: { $in: ids } })
    .toArray()

/** The ids of the accounts that staff have locked. */
export const findLockedAccounts = async (
  payload: Payload,
  among?: readonly ObjectId[],
): Promise<ObjectId[]> => {
  const rows = await modelOf(payload, 'users')
    .collection.find<Pick<StoredUser, '_id'>>(
      { ...(among && { _id: { $in: among } }), lockedAt: { $ne: null } },
      { projection: { _id: 1 } },
    )
    .toArray()
  return rows.map(({ _id }) => _id)
}

const createdSchema = z.object({ id: z.coerce.string() })

/** Creates an account without a credential. Undefined when the address has an account; nothing is changed then. */
export const createUser = async (payload: Payload, email: string): Promise<string | undefined> => {
  try {
    const created: unknown = await payload.db.create({
      collection: 'users',
      data: { email, emailProvedAt: null },
    })
    return createdSchema.parse(created).id
  } catch (error) {
    if (isDuplicateKey(error)) return undefined
    throw error
  }
}

/** Creates an account without a credential, unless the address has one. */
export const createUserIfAbsent = async (payload: Payload, email: string): Promise<void> => {
  await modelOf(payload, 'users').updateOne({ email }, { $setOnInsert: { email } }, { upsert: true })
}

/**
 * Marks the address of an account as confirmed; one that is confirmed keeps its date. Returns whether it was
 * changed.
 */
export const setAddressConfirmed = async (
  payload: Payload,
  userId: string,
  email: string,
): Promise<boolean> => {
  const { modifiedCount } = await modelOf(payload, 'users').updateOne(
    { _id: userId, email, emailVerifiedAt: null },
    { $set: { emailVerifiedAt: new Date() } },
  )
  return modifiedCount > 0
}

/** Whether staff entered the person of an account, who did not sign up. */
export const isEntered = async (payload: Payload, userId: string): Promise<boolean> =>
  Boolean(
    await modelOf(payload, 'users').exists({
      _id: userId,
      $or: [{ awaitsInvitation: true }, { invitedAt: { $ne: null } }],
    }),
  )

/** Marks the address of an account as proved by its owner; one that was proved keeps its date. */
export const setAddressProved = async (payload: Payload, userId: string, email: string): Promise<void> => {
  await modelOf(payload, 'users').updateOne(
    { _id: userId, email, emailProvedAt: null },
    { $set: { emailProvedAt: new Date() } },
  )
}

/** Whether nobody has yet proved that they read the address of an account. */
export const isAddressUnproved = async (payload: Payload, userId: string, email: string): Promise<boolean> =>
  Boolean(await modelOf(payload, 'users').exists({ _id: userId, email, emailProvedAt: null }))

/**
 * Gives an account another address, if it still has one of those expected.
 * @param proof.emailProvedAt null when the reader of the new address may not be the owner of the account
 * @throws a duplicate key when the new address belongs to another account
 */
export const setEmail = async (
  payload: Payload,
  user: string | ObjectId,
  expected: readonly (string | undefined)[],
  email: string,
  proof: { emailVerifiedAt: Date; emailProvedAt: Date | null },
): Promise<void> => {
  await modelOf(payload, 'users').updateOne(
    { _id: user, email: { $in: expected } },
    { $set: { email, ...proof, updatedAt: new Date() } },
  )
}

/** Locks an account. Returns when, if it was not locked before. */
export const setLocked = async (payload: Payload, user: string): Promise<Date | null> => {
  const lockedAt = new Date()
  const { modifiedCount } = await modelOf(payload, 'users').updateOne(
    { _id: user, lockedAt: null },
    { $set: { lockedAt } },
  )
  return modifiedCount > 0 ? lockedAt : null
}

/** Removes the lock of an account. Returns whether it was locked. */
export const clearLocked = async (payload: Payload, user: string): Promise<boolean> => {
  const { modifiedCount } = await modelOf(payload, 'users').updateOne(
    { _id: user, lockedAt: { $ne: null }, mergedInto: null },
    { $set: { lockedAt: null } },
  )
  return modifiedCount > 0
}

const PROOF_UNKNOWN = { emailProvedAt: { $exists: false } }

/** Whether an account of an earlier version does not say whether its address was proved. */
export const hasUnknownProofs = async (payload: Payload): Promise<boolean> =>
  (await modelOf(payload, 'users').collection.findOne(PROOF_UNKNOWN, { projection: { _id: 1 } })) !== null

/**
 * Stores whether the address was proved, of accounts that do not say so. A confirmed address was proved when the
 * confirmation came by mail, or the account is one of those vouched for.
 * @param afterMs how long after the account was created a confirmation must have come by mail
 */
export const storeUnknownProofs = async (
  payload: Payload,
  { vouchedFor, afterMs }: { vouchedFor: readonly unknown[]; afterMs: number },
): Promise<void> => {
  const users = modelOf(payload, 'users').collection
  const isByMail = { $gt: [{ $subtract: ['$emailVerifiedAt', '$createdAt'] }, afterMs] }
  const isVouchedFor = { $in: ['$_id', vouchedFor] }
  await users.updateMany(
    { ...PROOF_UNKNOWN, emailVerifiedAt: { $type: 'date' } },
    [{ $set: { emailProvedAt: { $cond: [{ $or: [isByMail, isVouchedFor] }, '$emailVerifiedAt', null] } } }],
    NO_DEADLINE, // fifty thousand accounts take more than five seconds
  )
  await users.updateMany(PROOF_UNKNOWN, { $set: { emailProvedAt: null } }, NO_DEADLINE)
}

/** The email addresses of accounts, by account; an account that does not exist has no entry. */
export const findEmails = async (
  payload: Payload,
  users: readonly ObjectId[],
): Promise<Map<string, string>> => {
  const accounts = await modelOf(payload, 'users')
    .collection.find<Pick<StoredUser, '_id' | 'email'>>({ _id: { $in: users } }, { projection: { email: 1 } })
    .toArray()
  return new Map(accounts.map(({ _id, email }) => [_id.toHexString(), email]))
}

/** When the account with an address was made; undefined when there is none. */
export const findSignUpTime = async (payload: Payload, email: string): Promise<Date | undefined> =>
  (
    await modelOf(payload, 'users')
      .findOne({ email }, { createdAt: 1 })
      .lean<Pick<StoredUser, 'createdAt'> | null>()
  )?.createdAt

/** Locks an account that is being erased, and frees its address. */
export const closeAccount = async (payload: Payload, user: string): Promise<void> => {
  await modelOf(payload, 'users').updateOne(
    { _id: user },
    { $set: { email: `${user}@erased.invalid`, emailVerifiedAt: null, lockedAt: new Date() } },
  )
}

export const deleteAccount = async (payload: Payload, user: string): Promise<void> => {
  await modelOf(payload, 'users').deleteOne({ _id: user })
}

export const hasAccount = async (payload: Payload, id: string): Promise<boolean> =>
  (await modelOf(payload, 'users').exists({ _id: id })) !== null

/** Records that the person of an account has died. */
export const markDeceased = async (payload: Payload, user: string): Promise<void> => {
  await modelOf(payload, 'users').updateOne({ _id: user }, { $set: { isDeceased: true } })
}

/** Corrects an account whose person was recorded as deceased by mistake. */
export const unmarkDeceased = async (payload: Payload, user: string): Promise<void> => {
  await modelOf(payload, 'users').updateOne({ _id: user, isDeceased: true }, { $set: { isDeceased: false } })
}
