import { randomInt } from 'node:crypto'
import type { Payload } from 'payload'
import type { Region, Role } from '../collections/access/roles'
import { createAccount, createUserIfAbsent, findAccountByEmail, proveAddress } from '../domain/accounts'
import {
  createCredentialWithoutPassword,
  endAllSessions,
  hasCredential,
  hashPassword,
  setPasswordHash,
} from '../domain/accounts/credentials'
import { createProfileIfAbsent } from '../domain/people/profiles'
import { isDuplicateKey } from '../platform/database'

const LETTERS = 'abcdefghjkmnpqrstuvwxyz' // without characters that look alike
const DIGITS = '23456789'

const pick = (characters: string, length: number): string =>
  Array.from({ length }, () => characters[randomInt(characters.length)]).join('')

/**
 * A password that is easy to read out and type, such as `Kmpq-wert-hjna-4827`: 66 bits, and it meets every
 * rule.
 */
export const generatePassword = (): string =>
  `${pick(LETTERS, 1).toUpperCase()}${pick(LETTERS, 3)}-${pick(LETTERS, 4)}-${pick(LETTERS, 4)}-${pick(DIGITS, 4)}`

export const findUserId = async (payload: Payload, email: string): Promise<string | undefined> =>
  (await findAccountByEmail(payload, email))?.id

export interface NewAccount {
  email: string
  fullName: string
  /** Without it, nobody can sign in with the account until it gets a password. */
  password?: string
}

/**
 * Creates an account without a password, for accounts that nobody signs in to: hashing takes seconds for
 * many.
 */
const createClosedAccount = async (payload: Payload, email: string): Promise<void> => {
  await createUserIfAbsent(payload, email)
  const user = await findUserId(payload, email)
  if (user) await createCredentialWithoutPassword(payload, user)
}

/**
 * Creates an account, or completes one that a crash left without its credential or profile. Its email counts
 * as confirmed: the caller of this can also read the database.
 * @returns the account's id, and whether this call created its credential
 */
export const provideAccount = async (
  payload: Payload,
  { email, fullName, password }: NewAccount,
): Promise<{ user: string; isNew: boolean }> => {
  const known = await findUserId(payload, email)
  const hadCredential = known !== undefined && (await hasCredential(payload, known))
  if (!hadCredential)
    await (password
      ? createAccount(payload, { email, fullName, password })
      : createClosedAccount(payload, email))
  const user = known ?? (await findUserId(payload, email))
  if (!user) throw new Error(`The account ${email} could not be made`)
  await Promise.all([
    createProfileIfAbsent(payload, { user, email, fullName, joinedAt: new Date() }),
    proveAddress(payload, user, email),
  ])
  return { user, isNew: !hadCredential }
}

/** Sets a new password and signs the account out everywhere. */
export const replacePassword = async (payload: Payload, user: string, password: string): Promise<void> => {
  await setPasswordHash(payload, user, await hashPassword(password))
  await endAllSessions(payload, user)
}

/** Adds a role, unless the account has it. */
export const giveRole = async (
  payload: Payload,
  user: string,
  role: Role,
  region?: Region,
): Promise<void> => {
  try {
    await payload.create({
      collection: 'roles',
      data: { user, role, ...(role === 'chapter_lead' && { region }) },
      depth: 0,
      overrideAccess: true, // the operator of the server creates the first administrator, not another administrator
    })
  } catch (error) {
    if (!isDuplicateKey(error)) throw error
  }
}
