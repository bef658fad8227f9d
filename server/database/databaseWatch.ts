import type { Connection } from 'mongoose'
import { DatabaseUnavailableError } from '../../platform/databaseErrors'
import type { Logger } from '../../platform/logger'
import type { Database } from './connectDatabase'

const LOOK_EVERY_MS = 1_000
const ANSWER_WITHIN_MS = 2_500
/** The second question: a busy process may itself have read the answer to the first too late. */
const CONFIRM_WITHIN_MS = 1_000
/** How long a request waits for an engine that is being started again. */
const RESTART_WAIT_MS = 3_000

export interface DatabaseWatch {
  /** Whether the database answered when it was asked last. */
  isAnswering: () => boolean
  /** Settles when the database can be asked. @throws DatabaseUnavailableError at once when it is known not to answer */
  whenReady: () => Promise<void>
  /**
   * Does what needs the database, and gives up on it as soon as the database is known not to answer.
   * @throws DatabaseUnavailableError then; the work may still go on, and its result is dropped
   */
  guard: <Result>(work: () => Promise<Result>) => Promise<Result>
  /**
   * Whether the database was away at some time since a moment (of `performance.now()`): what failed then
   * failed for that.
   */
  wasLostSince: (moment: number) => boolean
  /** Asks the database now, and knows it from then on: who is told that it is ready is not refused at once. */
  isReady: () => Promise<boolean>
  stop: () => void
}

interface WatchOptions {
  /** Rejects when the database does not answer in time. */
  ping: (timeoutMs: number) => Promise<unknown>
  /** Waits for an engine that is being started again. */
  database: Pick<Database, 'whenReady'>
  log: Pick<Logger, 'warn' | 'info'>
  lookEveryMs?: number
  /** Calls back each time a connection breaks, before the next question would find out. */
  onBroken?: (listener: () => void) => void
}

/** Asks a database for nothing but an answer. */
export const pingOf =
  (connection: Connection): WatchOptions['ping'] =>
  async (timeoutMS) => {
    if (!connection.db) throw new DatabaseUnavailableError()
    await connection.db.command({ ping: 1 }, { timeoutMS })
  }

/**
 * Knows within five seconds that the database has stopped to answer, and within a second that it answers again. Every
 * operation has a deadline of its own (`platform/databaseDeadlines.ts`), but a request has many operations.
 */
export const watchDatabase = ({
  ping,
  database,
  log,
  lookEveryMs = LOOK_EVERY_MS,
  onBroken,
}: WatchOptions): DatabaseWatch => {
  /**
   * Each work has its own entry, removed when it ends: a promise that all of them raced against would keep
   * them all.
   */
  const underWay = new Set<(error: Error) => void>()
  let isLost = false
  let brokenAt = -Infinity
  onBroken?.(() => {
    brokenAt = performance.now()
  })

  const isReached = async (timeoutMs: number): Promise<boolean> => {
    try {
      await ping(timeoutMs)
      return true
    } catch {
      return false
    }
  }

  const settle = (isAnswering: boolean): void => {
    if (isAnswering === !isLost) return
    isLost = !isAnswering
    if (isAnswering) {
      log.info({}, 'the database answers again')
      return
    }
    log.warn({ underWay: underWay.size }, 'the database does not answer')
    for (const giveUp of underWay) giveUp(new DatabaseUnavailableError())
    underWay.clear()
  }

  const ask = async (): Promise<void> => {
    const isAnswering =
      (await isReached(ANSWER_WITHIN_MS)) || (!isLost && (await isReached(CONFIRM_WITHIN_MS)))
    settle(isAnswering)
  }
  let asking: Promise<void> | undefined
  const look = (): Promise<void> => (asking ??= ask().finally(() => (asking = undefined)))

  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  const lookAgain = (): void => {
    timer = setTimeout(() => {
      void look().finally(() => {
        if (!isStopped) lookAgain()
      })
    }, lookEveryMs)
    timer.unref()
  }
  lookAgain()

  const guard: DatabaseWatch['guard'] = (work) =>
    new Promise((resolve, reject) => {
      if (isLost) {
        reject(new DatabaseUnavailableError())
        return
      }
      underWay.add(reject)
      work()
        .then(resolve, reject)
        .finally(() => underWay.delete(reject))
    })

  return {
    isAnswering: () => !isLost,
    wasLostSince: (moment) => isLost || brokenAt >= moment,
    guard,
    whenReady: () =>
      guard(() => database.whenReady(RESTART_WAIT_MS)).catch((cause: unknown) => {
        throw new DatabaseUnavailableError(cause)
      }),
    isReady: async () => {
      await look()
      return !isLost
    },
    stop: () => {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
