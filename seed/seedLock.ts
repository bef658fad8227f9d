import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Payload } from 'payload'
import { isDuplicateKey } from '../platform/database'

/** The parts of a seed; each is seeded once. */
export type SeedPart = 'content' | 'grades' | 'people'

interface SeedState {
  _id: 'installation'
  /** When each part was completed: documents that staff delete later are not created again. */
  finished?: Partial<Record<SeedPart, Date>>
  /** Emails of accounts that the seed began to create, so that a run after a crash may complete them. */
  accounts?: string[]
  lockedBy?: string
  lockedUntil: Date
}

const ID = 'installation'
/** After a crash the next run waits this long. */
const LEASE_MS = 4_000
const RENEW_MS = 1_000
const POLL_MS = 200
const MAX_WAIT_MS = 120_000

const stateOf = (payload: Payload) => {
  const { db } = payload.db.connection
  if (!db) throw new Error('The database is not connected')
  return db.collection<SeedState>('seed_state')
}

const lease = { $set: { lockedUntil: { $add: ['$$NOW', LEASE_MS] } } } // the database’s clock, the same for every process

const ensureState = async (payload: Payload): Promise<void> => {
  try {
    await stateOf(payload).updateOne(
      { _id: ID },
      { $setOnInsert: { lockedUntil: new Date(0) } },
      { upsert: true },
    )
  } catch (error) {
    if (!isDuplicateKey(error)) throw error // another process was first
  }
}

/** The requested parts that are not complete. */
export const missingParts = async (payload: Payload, parts: readonly SeedPart[]): Promise<SeedPart[]> => {
  const state = await stateOf(payload).findOne({ _id: ID })
  return parts.filter((part) => !state?.finished?.[part])
}

export const markFinished = async (payload: Payload, part: SeedPart): Promise<void> => {
  await stateOf(payload).updateOne({ _id: ID }, { $set: { [`finished.${part}`]: new Date() } })
}

/** Records an account before it is created. */
export const noteAccount = async (payload: Payload, email: string): Promise<void> => {
  await stateOf(payload).updateOne({ _id: ID }, { $addToSet: { accounts: email } })
}

export const isNotedAccount = async (payload: Payload, email: string): Promise<boolean> =>
  (await stateOf(payload).countDocuments({ _id: ID, accounts: email }, { limit: 1 })) > 0

const tryLock = async (payload: Payload, owner: string): Promise<boolean> => {
  const locked = await stateOf(payload).findOneAndUpdate(
    { _id: ID, $expr: { $lte: ['$lockedUntil', '$$NOW'] } },
    [lease, { $set: { lockedBy: owner } }],
  )
  return locked !== null
}

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
  const owner = randomUUID()
  const deadline = Date.now() + MAX_WAIT_MS
  await ensureState(payload)
  while (!(await tryLock(payload, owner))) {
    if (Date.now() > deadline)
      throw new Error('Another process has been filling the database for two minutes')
    await delay(POLL_MS)
  }
  const renewing = setInterval(() => {
    stateOf(payload)
      .updateOne({ _id: ID, lockedBy: owner }, [lease])
      .catch(() => undefined) // the next heartbeat tries again
  }, RENEW_MS)
  try {
    const missing = await missingParts(payload, parts) // again: another process may have completed it
    if (missing.length > 0) await run(missing)
  } finally {
    clearInterval(renewing)
    await stateOf(payload).updateOne({ _id: ID, lockedBy: owner }, { $set: { lockedUntil: new Date(0) } })
  }
}
