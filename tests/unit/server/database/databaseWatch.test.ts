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
  const connection: Record<'break' | 'mend', () => void> = { break: () => {}, mend: () => {} }
  const watch = watchDatabase({
    ping,
    database: { whenReady: async () => undefined },
    log: silent,
    lookEveryMs: LOOK_EVERY_MS,
    follow: ({ onBroken, onMended }) => Object.assign(connection, { break: onBroken, mend: onMended }),
  })
  return { database, connection, watch }
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

  it('gives work up some seconds after its connection broke, however often the database came back', async () => {
    const { connection, watch } = setUp()
    const before = outcomeOf(watch.guard(forever))
    connection.break()
    const meanwhile = outcomeOf(watch.guard(forever))
    connection.mend()
    let isUnaffectedOver = false
    void watch.guard(forever).finally(() => (isUnaffectedOver = true))
    await vi.advanceTimersByTimeAsync(4_500)
    expect(await Promise.all([before, meanwhile])).toEqual([
      DatabaseUnavailableError.name,
      DatabaseUnavailableError.name,
    ])
    expect(isUnaffectedOver).toBe(false)
    watch.stop()
  })

  it('counts the time of the request, and leaves two seconds to one that took long before', async () => {
    const { connection, watch } = setUp()
    const startedAt = performance.now()
    await vi.advanceTimersByTimeAsync(2_000)
    const ends: string[] = []
    void watch.guard(forever, startedAt).catch(() => ends.push('short'))
    void watch.guard(forever, startedAt - 60_000).catch(() => ends.push('long'))
    connection.break()
    await vi.advanceTimersByTimeAsync(1_999)
    expect(ends).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(ends).toEqual(['long'])
    await vi.advanceTimersByTimeAsync(500)
    expect(ends).toEqual(['long', 'short'])
    watch.stop()
  })

  it('lets work end in its own time while the connection is whole', async () => {
    const { watch } = setUp()
    const outcome = watch.guard(() => new Promise((resolve) => setTimeout(() => resolve('done'), 60_000)))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await outcome).toBe('done')
    watch.stop()
  })

  it('knows that the connection was broken for a while, and that it was broken already at the start', async () => {
    const { connection, watch } = setUp()
    const whole = performance.now()
    expect(watch.wasLostSince(whole)).toBe(false)
    connection.break()
    await vi.advanceTimersByTimeAsync(100)
    const broken = performance.now()
    expect(watch.wasLostSince(broken)).toBe(true)
    await vi.advanceTimersByTimeAsync(100)
    connection.mend()
    expect([whole, broken].map(watch.wasLostSince)).toEqual([true, true])
    await vi.advanceTimersByTimeAsync(100)
    expect(watch.wasLostSince(performance.now())).toBe(false)
    watch.stop()
  })

  it('does not change results and failures of the work itself', async () => {
    const { watch } = setUp()
    expect(await watch.guard(async () => 'done')).toBe('done')
    expect(await outcomeOf(watch.guard(() => Promise.reject(new RangeError('own'))))).toBe('RangeError')
    watch.stop()
  })
})
