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
} from '../domain/credentials'
import { createProfileIfAbsent } from '../domain/profiles'
import { isDuplicateKey } from '../platform/database'

const LETTERS = 'abcdefghjkmnpqrstuvwxyz' // none that is taken for another
const DIGITS = '23456789'

const pick = (characters: string, length: number): string =>
  Array.from({ length }, () => characters[randomInt(characters.length)]).join('')

/** A password that can be read out and typed, such as `Kmpq-wert-hjna-4827`: 66 bits, and it keeps every rule. */
export const generatePassword = (): string =>
  `${pick(LETTERS, 1).toUpperCase()}${pick(LETTERS, 3)}-${pick(LETTERS, 4)}-${pick(LETTERS, 4)}-${pick(DIGITS, 4)}`

export const findUserId = async (payload: Payload, email: string): Promise<string | undefined> =>
  (await findAccountByEmail(payload, email))?.id

export interface NewAccount {
  email: string
  fullName: string
  /** Left out: nobody can sign in with the account until a password is given to it. */
  password?: string
}

/** Creates an account that nobody signs in to. Without hashing a password, which takes seconds for many accounts. */
const createClosedAccount = async (payload: Payload, email: string): Promise<void> => {
  await createUserIfAbsent(payload, email)
  const user = await findUserId(payload, email)
  if (user) await createCredentialWithoutPassword(payload, user)
}

/**
 * Creates an account, or completes one that a crash left without its credential or profile. Its address counts as
 * confirmed: the caller of this may also read the database.
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

/** Gives an account another password and signs it out everywhere. */
export const replacePassword = async (payload: Payload, user: string, password: string): Promise<void> => {
  await setPasswordHash(payload, user, await hashPassword(password))
  await endAllSessions(payload, user)
}

/** Gives a role, unless the account has it. */
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
      overrideAccess: true, // the first administrator is made by the operator of the server, not by an administrator
    })
  } catch (error) {
    if (!isDuplicateKey(error)) throw error
  }
}
