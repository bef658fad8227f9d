import type { Collection } from 'mongodb'
import type { Payload } from 'payload'
import { type Lock, whileLocked } from '../platform/whileLocked'

/** The parts of a seed; each is seeded once. */
export type SeedPart = 'content' | 'grades' | 'people'

export interface SeededPeople {
  /** Fictional members, and an administrator and a member to sign in with: for trial installations only. */
  hasDemoPeople: boolean
}

/** What an installation is filled with. */
export const partsOf = ({ hasDemoPeople }: SeededPeople): SeedPart[] =>
  hasDemoPeople ? ['content', 'grades', 'people'] : ['content', 'grades']

interface SeedState extends Lock {
  /** When each part was completed: documents that staff delete later are not created again. */
  finished?: Partial<Record<SeedPart, Date>>
  /** Emails of accounts that the seed began to create, so that a run after a crash may complete them. */
  accounts?: string[]
}

const ID = 'installation'
const MAX_WAIT_MS = 120_000

const stateOf = (payload: Payload) => {
  const { db } = payload.db.connection
  if (!db) throw new Error('The database is not connected')
  return db.collection<SeedState>('seed_state')
}

/** The requested parts that are not complete. */
const missingParts = async (payload: Payload, parts: readonly SeedPart[]): Promise<SeedPart[]> => {
  const state = await stateOf(payload).findOne({ _id: ID })
  return parts.filter((part) => !state?.finished?.[part])
}

/** Whether the installation was seeded before. Documents that staff delete later are not created again. */
export const isSeeded = async (
  payload: Payload,
  options: SeededPeople = { hasDemoPeople: false },
): Promise<boolean> => (await missingParts(payload, partsOf(options))).length === 0

export const markFinished = async (payload: Payload, part: SeedPart): Promise<void> => {
  await stateOf(payload).updateOne({ _id: ID }, { $set: { [`finished.${part}`]: new Date() } })
}

/** Records an account before it is created. */
export const noteAccount = async (payload: Payload, email: string): Promise<void> => {
  await stateOf(payload).updateOne({ _id: ID }, { $addToSet: { accounts: email } })
}

export const isNotedAccount = async (payload: Payload, email: string): Promise<boolean> =>
  (await stateOf(payload).countDocuments({ _id: ID, accounts: email }, { limit: 1 })) > 0

/**
 * Runs in one process at a time, for the incomplete parts. A second process waits until the first is done, or
 * takes over when it has crashed. When all parts are complete, nothing runs.
 */
export const withSeedLock = async (
  payload: Payload,
  parts: readonly SeedPart[],
  run: (missing: readonly SeedPart[]) => Promise<void>,
): Promise<void> => {
  if ((await missingParts(payload, parts)).length === 0) return
  await whileLocked(
    stateOf(payload) as unknown as Collection<Lock>,
    ID,
    {
      maxWaitMs: MAX_WAIT_MS,
      waitedTooLong: () => new Error('Another process has been filling the database for two minutes'),
    },
    async () => {
      const missing = await missingParts(payload, parts) // again: another process may have completed it
      if (missing.length > 0) await run(missing)
    },
  )
}
