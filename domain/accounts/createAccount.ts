import type { Payload } from 'payload'
import { NO_PASSWORD, createCredential, hashPassword } from './credentials'
import { createProfile } from '../people/profiles'
import { createUser, findAccountByEmail } from './accountsRepository'

interface NewAccount {
  email: string
  fullName: string
  password?: string
  /** A hash in place of the password. */
  passwordHash?: string
}

/**
 * Creates an account with its credential and profile; without a password for a person who signs in through a provider.
 * Each step can be repeated: an account that a crash left without a credential gets one from the next sign-up with the
 * same address.
 * @returns the account's id; undefined when the address has a complete account, and nothing is changed
 */
export const createAccount = async (
  payload: Payload,
  { email, fullName, password, passwordHash: hashed }: NewAccount,
): Promise<string | undefined> => {
  const passwordHash = hashed ?? (password === undefined ? NO_PASSWORD : await hashPassword(password))
  const user = (await createUser(payload, email)) ?? (await findAccountByEmail(payload, email))?.id
  if (!user || !(await createCredential(payload, user, passwordHash))) return undefined
  await createProfile(payload, { user, email, fullName })
  return user
}
