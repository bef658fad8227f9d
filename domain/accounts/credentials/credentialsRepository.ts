import type { Payload } from 'payload'
import type { Credential } from '../../../payload-types'
import { isDuplicateKey, modelOf } from '../../../platform/database'
import type { Stored } from '../../../platform/stored.types'

/**
 * In place of a password hash: no password matches. The owner signs in through the provider, and may choose a
 * password.
 */
export const NO_PASSWORD = 'none'

/** Whether an account can be signed in to with a password. */
export const hasPassword = async (payload: Payload, user: string): Promise<boolean> =>
  Boolean(await modelOf(payload, 'credentials').exists({ user, passwordHash: { $ne: NO_PASSWORD } }))

/** Whether an account has a credential, with or without a password. */
export const hasCredential = async (payload: Payload, user: string): Promise<boolean> =>
  (await modelOf(payload, 'credentials').exists({ user })) !== null

/** The stored password hash of an account; undefined when it has no credential. */
export const findPasswordHash = async (payload: Payload, user: string): Promise<string | undefined> =>
  (
    await modelOf(payload, 'credentials')
      .findOne({ user }, { passwordHash: 1 })
      .lean<Pick<Stored<Credential>, 'passwordHash'> | null>()
  )?.passwordHash

/** Whether the password hash of an account is still this one. */
export const isPasswordHash = async (
  payload: Payload,
  user: string,
  passwordHash: string | undefined,
): Promise<boolean> => Boolean(await modelOf(payload, 'credentials').exists({ user, passwordHash }))

/** Creates the credential of an account. False when it has one already; nothing is changed then. */
export const createCredential = async (
  payload: Payload,
  user: string,
  passwordHash: string,
): Promise<boolean> => {
  try {
    await payload.db.create({ collection: 'credentials', data: { user, passwordHash } })
    return true
  } catch (error) {
    if (isDuplicateKey(error)) return false
    throw error
  }
}

/** Creates a credential that no password matches, unless the account has a credential. */
export const createCredentialWithoutPassword = async (payload: Payload, user: string): Promise<void> => {
  await modelOf(payload, 'credentials').updateOne(
    { user },
    { $setOnInsert: { passwordHash: NO_PASSWORD } },
    { upsert: true },
  )
}

/**
 * Stores another password hash in place of a known one. False when it was changed in between: of two changes
 * one wins.
 */
export const replacePasswordHash = async (
  payload: Payload,
  user: string,
  before: string | undefined,
  passwordHash: string,
): Promise<boolean> => {
  const { matchedCount } = await modelOf(payload, 'credentials').updateOne(
    { user, passwordHash: before },
    { $set: { passwordHash, updatedAt: new Date() } },
  )
  return matchedCount > 0
}

/** Stores a password hash, whatever was stored before. */
export const setPasswordHash = async (
  payload: Payload,
  user: string,
  passwordHash: string,
): Promise<void> => {
  await modelOf(payload, 'credentials').updateOne(
    { user },
    { $set: { passwordHash, updatedAt: new Date() } },
    { upsert: true },
  )
}
