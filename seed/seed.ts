import type { Payload } from 'payload'
import { generatePassword, giveRole } from './accounts'
import type { Created } from './createIfAbsent'
import { seedContent } from './seedContent'
import { seedGrades } from './seedGrades'
import { type SeededPeople, markFinished, partsOf, withSeedLock } from './seedLock'
import { type SeededAccount, addressOf, provideOwnAccount, seedParticipation, seedPeople } from './seedPeople'

export interface SeedOptions extends SeededPeople {
  /** The administrator of a trial installation; by default `admin@example.org` with a generated password. */
  admin?: { email: string; password?: string }
}

export interface SeedResult {
  /** The number of created documents, by collection. */
  created: Created
  /** Accounts whose password this run set: to be shown once. */
  accounts: SeededAccount[]
}

const seedAdmin = async (
  payload: Payload,
  created: Created,
  { email, password = generatePassword() }: NonNullable<SeedOptions['admin']>,
): Promise<SeededAccount[]> => {
  const user = await provideOwnAccount(payload, created, { email, fullName: 'Administrator', password })
  if (!user) return [] // a person created this account on the command line
  await giveRole(payload, user, 'admin')
  return [{ email, password, roles: ['admin'] }]
}

/**
 * Seeds an empty installation. Creates only documents whose name does not exist, and never changes one. The
 * next run completes an interrupted one. Of several processes that start together, one seeds and the others
 * wait.
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
    if (missing.includes('grades')) {
      await seedGrades(payload, created, { today, hasExampleFees: options.hasDemoPeople })
      await markFinished(payload, 'grades')
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
