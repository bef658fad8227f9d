import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DatabaseUnavailableError } from '../../../../platform/databaseErrors'
import { watchDatabase } from '../../../../server/database/databaseWatch'

const LOOK_EVERY_MS = 1_000
const silent = { info: () => undefined, warn: () => undefined }

/** A database that answers pings in that many milliseconds, or never. */
const setUp = () => {
  const database = { answersIn: 1 as number | undefined }
  const ping = (timeoutMs: number): Promise<void> =>
    new Promise((resolve, reject) => {
      const isInTime = database.answersIn !== undefined && database.answersIn <= timeoutMs
      setTimeout(
        isInTime ? resolve : () => reject(new Error('late')),
        isInTime ? database.answersIn : timeoutMs,
      )
    })
  const watch = watchDatabase({
    ping,
    database: { whenReady: async () => undefined },
    log: silent,
    lookEveryMs: LOOK_EVERY_MS,
  })
  return { database, watch }
}

const outcomeOf = async (work: Promise<unknown>): Promise<unknown> =>
  work.catch((error: unknown) => (error as Error).name)
const forever = (): Promise<never> => new Promise(() => undefined)

describe('the watch over the database', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('cancels work in progress within five seconds of the database’s last answer', async () => {
    const { database, watch } = setUp()
    const outcome = outcomeOf(watch.guard(forever))
    database.answersIn = undefined
    await vi.advanceTimersByTimeAsync(5_000)
    expect(await outcome).toBe(DatabaseUnavailableError.name)
    watch.stop()
  })

  it('accepts work as soon as it was asked whether the database is ready, and it is', async () => {
    const { database, watch } = setUp()
    database.answersIn = undefined
    await vi.advanceTimersByTimeAsync(5_000)
    const asked = watch.isReady()
    await vi.advanceTimersByTimeAsync(2_500)
    expect(await asked).toBe(false)
    database.answersIn = 1
    const askedAgain = watch.isReady()
    await vi.advanceTimersByTimeAsync(1)
    expect(await askedAgain).toBe(true)
    expect(await watch.guard(async () => 'done')).toBe('done')
    watch.stop()
  })

  it('refuses new work at once while the database does not answer, and accepts it one second after it does', async () => {
    const { database, watch } = setUp()
    database.answersIn = undefined
    await vi.advanceTimersByTimeAsync(5_000)
    expect(await outcomeOf(watch.whenReady())).toBe(DatabaseUnavailableError.name)
    expect(await outcomeOf(watch.guard(async () => 'done'))).toBe(DatabaseUnavailableError.name)
    database.answersIn = 1
    await vi.advanceTimersByTimeAsync(4_000)
    expect(watch.isAnswering()).toBe(true)
    expect(await watch.guard(async () => 'done')).toBe('done')
    watch.stop()
  })

  it('needs two failed checks before it reports an outage', async () => {
    const { database, watch } = setUp()
    database.answersIn = undefined
    await vi.advanceTimersByTimeAsync(3_400) // the first ping was not answered
    database.answersIn = 1
    await vi.advanceTimersByTimeAsync(1_200)
    expect(watch.isAnswering()).toBe(true)
    watch.stop()
  })

  it('does not change results and failures of the work itself', async () => {
    const { watch } = setUp()
    expect(await watch.guard(async () => 'done')).toBe('done')
    expect(await outcomeOf(watch.guard(() => Promise.reject(new RangeError('own'))))).toBe('RangeError')
    watch.stop()
  })
})
