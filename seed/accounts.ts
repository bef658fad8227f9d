import { randomInt } from 'node:crypto'
import type { Payload } from 'payload'
import type { Region, Role } from '../collections/access/roles'
import { proveAddress, createAccount } from '../domain/accounts'
import { hashPassword } from '../domain/credentials'
import { isDuplicateKey, modelOf } from '../platform/database'

const LETTERS = 'abcdefghjkmnpqrstuvwxyz' // none that is taken for another
const DIGITS = '23456789'

const pick = (characters: string, length: number): string =>
  Array.from({ length }, () => characters[randomInt(characters.length)]).join('')

/** A password that can be read out and typed, such as `Kmpq-wert-hjna-4827`: 66 bits, and it keeps every rule. */
export const generatePassword = (): string =>
  `${pick(LETTERS, 1).toUpperCase()}${pick(LETTERS, 3)}-${pick(LETTERS, 4)}-${pick(LETTERS, 4)}-${pick(DIGITS, 4)}`

export const findUserId = async (payload: Payload, email: string): Promise<string | undefined> =>
  (await payload.db.findOne<{ id: string }>({ collection: 'users', where: { email: { equals: email } } }))?.id

export interface NewAccount {
  email: string
  fullName: string
  /** Left out: nobody can sign in with the account until a password is given to it. */
  password?: string
}

/** No password has this hash, and no sign-up with the same address can add a credential beside it. */
const UNUSABLE_HASH = 'none'

/** An account that is only looked at. Made without hashing a password, which for many accounts takes seconds. */
const createClosedAccount = async (payload: Payload, email: string): Promise<void> => {
  await modelOf(payload, 'users').updateOne({ email }, { $setOnInsert: { email } }, { upsert: true })
  const user = await findUserId(payload, email)
  await modelOf(payload, 'credentials').updateOne(
    { user },
    { $setOnInsert: { passwordHash: UNUSABLE_HASH } },
    { upsert: true },
  )
}

/**
 * Makes an account, or completes one that a crash left without its credential or profile. Its address counts as
 * confirmed: who may run this may also read the database.
 * @returns the account's id, and whether this call made its credential
 */
export const provideAccount = async (
  payload: Payload,
  { email, fullName, password }: NewAccount,
): Promise<{ user: string; isNew: boolean }> => {
  const known = await findUserId(payload, email)
  const hadCredential =
    known !== undefined && (await modelOf(payload, 'credentials').exists({ user: known })) !== null
  if (!hadCredential)
    await (password
      ? createAccount(payload, { email, fullName, password })
      : createClosedAccount(payload, email))
  const user = known ?? (await findUserId(payload, email))
  if (!user) throw new Error(`The account ${email} could not be made`)
  const now = new Date()
  await Promise.all([
    modelOf(payload, 'profiles').updateOne(
      { user },
      { $setOnInsert: { user, email, fullName, joinedAt: now } },
      { upsert: true },
    ),
    proveAddress(payload, user, email),
  ])
  return { user, isNew: !hadCredential }
}

/** Gives an account another password and signs it out everywhere. */
export const replacePassword = async (payload: Payload, user: string, password: string): Promise<void> => {
  const passwordHash = await hashPassword(password)
  await modelOf(payload, 'credentials').updateOne({ user }, { $set: { passwordHash } }, { upsert: true })
  await modelOf(payload, 'sessions').deleteMany({ user })
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
      overrideAccess: true, // the first administrator is made by who runs the server, not by an administrator
    })
  } catch (error) {
    if (!isDuplicateKey(error)) throw error
  }
}
