import pino from 'pino'
import { describe, expect, test, vi } from 'vitest'
import { DatabaseUnavailableError } from '../../../platform/databaseErrors'
import { workOnEach } from '../../../platform/workOnEach'

const makeLog = () => {
  const error = vi.fn()
  return { payload: { logger: Object.assign(pino({ enabled: false }), { error }) }, error }
}

const about = (item: number): { item: number } => ({ item })
const failed = 'it failed; it is tried again'

describe('work on each record', () => {
  test('goes on after one that fails, and logs which one', async () => {
    const { payload, error } = makeLog()
    const done: number[] = []
    const fault = new Error('unreadable')
    const counts = await workOnEach(
      payload,
      [1, 2, 3],
      async (item) => {
        if (item === 2) throw fault
        done.push(item)
      },
      { failed, about },
    )
    expect(done).toEqual([1, 3])
    expect(counts).toEqual({ completed: 2, failed: 1 })
    expect(error.mock.calls).toEqual([[{ err: fault, item: 2 }, failed]])
  })

  test('ends when the database does not answer, or for an error that meets all', async () => {
    for (const [fault, isForAll] of [
      [new DatabaseUnavailableError(), undefined],
      [new RangeError('the provider is away'), (error: unknown) => error instanceof RangeError],
    ] as const) {
      const { payload, error } = makeLog()
      const work = vi.fn(() => Promise.reject(fault))
      await expect(workOnEach(payload, [1, 2], work, { failed, about, isForAll })).rejects.toBe(fault)
      expect(work).toHaveBeenCalledTimes(1)
      expect(error).not.toHaveBeenCalled()
    }
  })

  test('ends between two records when it is told to', async () => {
    const { payload } = makeLog()
    const ending = new AbortController()
    const done: number[] = []
    const counts = await workOnEach(
      payload,
      [1, 2, 3],
      async (item) => {
        done.push(item)
        if (item === 2) ending.abort()
      },
      { failed, about, signal: ending.signal },
    )
    expect(done).toEqual([1, 2])
    expect(counts).toEqual({ completed: 2, failed: 0 })
  })
})
