import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Collection } from 'mongodb'
import { isDuplicateKey } from './database'

/** The fields of a document that is a lock. */
export interface Lock {
  _id: string
  lockedBy?: string
  lockedUntil: Date
}

export interface LockOptions {
  /** How long others wait for it, in milliseconds. */
  maxWaitMs: number
  /** Why one cannot wait longer, in words for the operator. */
  waitedTooLong: () => Error | Promise<Error>
  /** After a crash of its holder, the lock is free again after this many milliseconds. */
  leaseMs?: number
  /** Called once, when another process holds the lock. */
  onWait?: () => void
}

/** After a crash the next process waits this long. */
const LEASE_MS = 4_000
/** How many times the lease is renewed in its time. */
const RENEWALS = 4
const POLL_MS = 200

type Locks = Collection<Lock>

/** By the database's clock, the same for every process. */
const leased = (leaseMs: number) => ({ $set: { lockedUntil: { $add: ['$$NOW', leaseMs] } } })

const ensureLock = async (locks: Locks, _id: string): Promise<void> => {
  try {
    await locks.updateOne({ _id }, { $setOnInsert: { lockedUntil: new Date(0) } }, { upsert: true })
  } catch (error) {
    if (!isDuplicateKey(error)) throw error // another process was first
  }
}

const tryLock = async (locks: Locks, _id: string, owner: string, leaseMs: number): Promise<boolean> => {
  const locked = await locks.findOneAndUpdate({ _id, $expr: { $lte: ['$lockedUntil', '$$NOW'] } }, [
    leased(leaseMs),
    { $set: { lockedBy: owner } },
  ])
  return locked !== null
}

/**
 * Does something in one process at a time. Another process waits until the first is done, or takes over when it has
 * crashed; a process that was only slow may then still be at it, so the work must bear that.
 * @param _id the name of the lock, a document of the collection
 * @param work gets the name of this holder
 * @throws what `waitedTooLong` gives, when the lock was not free in time
 */
export const whileLocked = async <Result>(
  locks: Locks,
  _id: string,
  { maxWaitMs, waitedTooLong, onWait, leaseMs = LEASE_MS }: LockOptions,
  work: (owner: string) => Promise<Result>,
): Promise<Result> => {
  const owner = randomUUID()
  const deadline = Date.now() + maxWaitMs
  await ensureLock(locks, _id)
  for (let tries = 0; !(await tryLock(locks, _id, owner, leaseMs)); tries += 1) {
    if (Date.now() > deadline) throw await waitedTooLong()
    if (tries === 0) onWait?.()
    await delay(POLL_MS)
  }
  const renewing = setInterval(() => {
    locks.updateOne({ _id, lockedBy: owner }, [leased(leaseMs)]).catch(() => undefined) // the next renewal tries again
  }, leaseMs / RENEWALS)
  try {
    return await work(owner)
  } finally {
    clearInterval(renewing)
    await locks.updateOne({ _id, lockedBy: owner }, { $set: { lockedUntil: new Date(0) } })
  }
}
