import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { BRANCH_ROLES, type Region, type Role } from '../../collections/access/roles'
import { proveAddress, createAccount } from '../../domain/accounts'
import { hashPassword, sessionCookie, startSession } from '../../domain/accounts/credentials'

export interface Account {
  id: string
  email: string
  password: string
  /** Value of a `cookie` header that signs the account in. */
  cookie: string
}

/** A password that meets every rule. */
export const GOOD_PASSWORD = 'Bridge-over-the-Nile-1'

let goodPasswordHash: Promise<string> | undefined

/** The hash of `GOOD_PASSWORD`, made once per worker: each takes a tenth of a second of a core. */
const hashGoodPassword = (): Promise<string> => (goodPasswordHash ??= hashPassword(GOOD_PASSWORD))

/** An email that no other test uses. */
export const newEmail = (): string => `${randomUUID()}@example.org`

/**
 * A new account, signed in.
 * @param roles added as by an administrator; none by default
 * @param chapterRegion the region of a chapter lead, and of every other role that can be given for one
 */
export const makeAccount = async (
  payload: Payload,
  {
    roles = [],
    chapterRegion,
    fullName = 'Nyandeng Deng',
    email = newEmail(),
  }: { roles?: Role[]; chapterRegion?: Region; fullName?: string; email?: string } = {},
): Promise<Account> => {
  const id = await createAccount(payload, { email, fullName, passwordHash: await hashGoodPassword() })
  if (!id) throw new Error(`The address ${email} is taken`)
  for (const role of roles) await giveRole(payload, id, role, chapterRegion)
  const session = await startSession(payload, id, 'tests')
  const [cookie = ''] = sessionCookie(session, false).split(';')
  return { id, email, password: GOOD_PASSWORD, cookie }
}

/** Confirms an account's email, as the mailed link does. */
export const confirmEmailOf = (payload: Payload, { id, email }: Account): Promise<void> =>
  proveAddress(payload, id, email)

/** Adds a role without access control, as the command line does. */
export const giveRole = async (
  payload: Payload,
  user: string,
  role: Role,
  region?: Region,
): Promise<void> => {
  await payload.db.create({
    collection: 'roles',
    data: { user, role, ...(BRANCH_ROLES.some((one) => one === role) && region && { region }) },
  })
}

/**
 * Many signed-in accounts at once, without passwords: hashing hundreds of them would take longer than the
 * test.
 */
export const makeCrowd = async (payload: Payload, count: number): Promise<Account[]> => {
  const people = Array.from({ length: count }, () => ({ email: newEmail() }))
  return Promise.all(
    people.map(async ({ email }) => {
      const { id } = (await payload.db.create({ collection: 'users', data: { email } })) as { id: string }
      const session = await startSession(payload, id, 'tests')
      const [cookie = ''] = sessionCookie(session, false).split(';')
      return { id, email, password: '', cookie }
    }),
  )
}

/** The stored hash of the password of an account, by its address; undefined where there is none. */
export const passwordHashOf = async (payload: Payload, email: string): Promise<string | undefined> => {
  const user = await payload.db.findOne<{ id: string }>({
    collection: 'users',
    where: { email: { equals: email } },
  })
  const credential = await payload.db.findOne<{ id: string; passwordHash: string }>({
    collection: 'credentials',
    where: { user: { equals: user?.id } },
  })
  return credential?.passwordHash
}
