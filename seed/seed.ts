import type { Payload } from 'payload'
import { generatePassword, giveRole } from './accounts'
import type { Created } from './createIfAbsent'
import { seedContent } from './seedContent'
import { type SeedPart, markFinished, missingParts, withSeedLock } from './seedLock'
import { type SeededAccount, addressOf, provideOwnAccount, seedParticipation, seedPeople } from './seedPeople'

export interface SeedOptions {
  /** Invented members, and an administrator and a member to sign in with: for trial installations only. */
  hasDemoPeople: boolean
  /** The administrator of a trial installation; `admin@example.org` with a generated password when left out. */
  admin?: { email: string; password?: string }
}

export interface SeedResult {
  /** How many documents were made, by collection. */
  created: Created
  /** Accounts whose password was set by this very run: to be shown once. */
  accounts: SeededAccount[]
}

const partsOf = ({ hasDemoPeople }: Pick<SeedOptions, 'hasDemoPeople'>): SeedPart[] =>
  hasDemoPeople ? ['content', 'people'] : ['content']

/** Whether the installation was filled before. What staff delete afterwards does not come back. */
export const isSeeded = async (
  payload: Payload,
  options: Pick<SeedOptions, 'hasDemoPeople'> = { hasDemoPeople: false },
): Promise<boolean> => (await missingParts(payload, partsOf(options))).length === 0

const seedAdmin = async (
  payload: Payload,
  created: Created,
  { email, password = generatePassword() }: NonNullable<SeedOptions['admin']>,
): Promise<SeededAccount[]> => {
  const user = await provideOwnAccount(payload, created, { email, fullName: 'Administrator', password })
  if (!user) return [] // somebody made this account on the command line
  await giveRole(payload, user, 'admin')
  return [{ email, password, roles: ['admin'] }]
}

/**
 * Fills an empty installation. Documents are made only where there is none of that name, and never changed; a run that
 * broke off is completed by the next; of several processes that start together one does it and the others wait.
 */
export const seed = async (payload: Payload, options: SeedOptions): Promise<SeedResult> => {
  const created: Created = {}
  const accounts: SeededAccount[] = []
  const today = new Date()
  await withSeedLock(payload, partsOf(options), async (missing) => {
    if (missing.includes('content')) {
      await seedContent(payload, created, today)
      await markFinished(payload, 'content')
    }
    if (missing.includes('people')) {
      accounts.push(...(await seedAdmin(payload, created, options.admin ?? { email: addressOf('admin') })))
      accounts.push(...(await seedPeople(payload, created, today)))
      await seedParticipation(payload, created, today)
      await markFinished(payload, 'people')
    }
  })
  return { created, accounts }
}
