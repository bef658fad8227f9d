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
/**
 * How long a request may take in all once the database was away meanwhile: a database that comes and goes lets every
 * second operation through, and a page has many.
 */
const GIVE_UP_AFTER_MS = 4_500
/** How long it has at least from then on, however long it took before. */
const LAST_CHANCE_MS = 2_000

export interface DatabaseWatch {
  /** Whether the database answered when it was asked last. */
  isAnswering: () => boolean
  /** Settles when the database can be asked. @throws DatabaseUnavailableError at once when it is known not to answer */
  whenReady: () => Promise<void>
  /**
   * Does what needs the database, and gives up on it as soon as the database is known not to answer, or some seconds
   * after it was away.
   * @param startedAt when the request began that the work belongs to (of `performance.now()`); by default, now
   * @throws DatabaseUnavailableError then; the work may still go on, and its result is dropped
   */
  guard: <Result>(work: () => Promise<Result>, startedAt?: number) => Promise<Result>
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
  /** Reports each time a connection breaks and is mended, before the next question would find out. */
  follow?: (listeners: { onBroken: () => void; onMended: () => void }) => void
}

/** Work that needs the database, with the timer that gives it up once the database was away. */
interface Work {
  startedAt: number
  giveUp: () => void
  limit?: NodeJS.Timeout
}

/** Follows whether the driver has a server that it can ask. */
export const followConnection =
  (connection: Connection): WatchOptions['follow'] =>
  ({ onBroken, onMended }) => {
    connection.on('disconnected', onBroken)
    connection.on('connected', onMended)
    // a client that is closed to be connected anew tells mongoose nothing; the next question finds that it is mended
    connection.getClient().on('topologyClosed', onBroken)
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
  follow,
}: WatchOptions): DatabaseWatch => {
  /**
   * Each work has its own entry, removed when it ends: a promise that all of them raced against would keep
   * them all.
   */
  const underWay = new Set<Work>()
  let isLost = false
  let isBroken = false
  let wholeSince = -Infinity

  const limit = (work: Work): void => {
    const remainingMs = work.startedAt + GIVE_UP_AFTER_MS - performance.now()
    work.limit ??= setTimeout(work.giveUp, Math.max(remainingMs, LAST_CHANCE_MS))
  }
  const setBroken = (isBrokenNow: boolean): void => {
    if (isBrokenNow === isBroken) return
    isBroken = isBrokenNow
    if (isBroken) underWay.forEach(limit)
    else wholeSince = performance.now()
  }
  follow?.({ onBroken: () => setBroken(true), onMended: () => setBroken(false) })

  const isReached = async (timeoutMs: number): Promise<boolean> => {
    try {
      await ping(timeoutMs)
      return true
    } catch {
      return false
    }
  }

  const settle = (isAnswering: boolean): void => {
    setBroken(!isAnswering)
    if (isAnswering === !isLost) return
    isLost = !isAnswering
    if (isAnswering) {
      log.info({}, 'the database answers again')
      return
    }
    log.warn({ underWay: underWay.size }, 'the database does not answer')
    for (const work of underWay) work.giveUp()
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

  const guard: DatabaseWatch['guard'] = (work, startedAt = performance.now()) =>
    new Promise((resolve, reject) => {
      if (isLost) {
        reject(new DatabaseUnavailableError())
        return
      }
      const end = (): void => {
        clearTimeout(entry.limit)
        underWay.delete(entry)
      }
      const entry: Work = {
        startedAt,
        giveUp: () => {
          end()
          reject(new DatabaseUnavailableError())
        },
      }
      underWay.add(entry)
      if (isBroken) limit(entry)
      work().then(resolve, reject).finally(end)
    })

  return {
    isAnswering: () => !isLost,
    wasLostSince: (moment) => isBroken || wholeSince >= moment,
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
