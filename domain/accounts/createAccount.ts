import type { Payload } from 'payload'
import { isDuplicateKey } from '../../platform/database'
import { NO_PASSWORD } from '../credentials/credentialsRepository'
import { hashPassword } from '../credentials/hashPassword'

interface NewProfile {
  user: string
  email: string
  fullName: string
}

/** Makes the profile of a new account; one that is there already stays as it is. */
export const createProfile = async (payload: Payload, profile: NewProfile): Promise<void> => {
  try {
    await payload.db.create({ collection: 'profiles', data: { ...profile, joinedAt: new Date() } })
  } catch (error) {
    if (!isDuplicateKey(error)) throw error
  }
}

interface NewAccount {
  email: string
  fullName: string
  password?: string
  /** In place of the password, where it was hashed before. */
  passwordHash?: string
}

/**
 * Makes an account with its credential and profile; without a password for who signs in through a provider. Each step can
 * be repeated: an account that was left without a credential by a crash gets one from the next sign-up with the same address.
 * @returns the account's id, or undefined when the address has a complete account already (nothing is changed then)
 */
export const createAccount = async (
  payload: Payload,
  { email, fullName, password, passwordHash: hashed }: NewAccount,
): Promise<string | undefined> => {
  const passwordHash = hashed ?? (password === undefined ? NO_PASSWORD : await hashPassword(password))
  let userId: string
  try {
    userId = String(
      (await payload.db.create({ collection: 'users', data: { email, emailProvedAt: null } })).id,
    )
  } catch (error) {
    if (!isDuplicateKey(error)) throw error
    const existing = await payload.db.findOne<{ id: string }>({
      collection: 'users',
      where: { email: { equals: email } },
    })
    if (!existing) return undefined
    userId = existing.id
  }
  try {
    await payload.db.create({ collection: 'credentials', data: { user: userId, passwordHash } })
  } catch (error) {
    if (isDuplicateKey(error)) return undefined
    throw error
  }
  await createProfile(payload, { user: userId, email, fullName })
  return userId
}
