import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../../../frontend/lib/ApiError'
import { MAX_SELECTED, loadAllRows, runMany, sortOut } from '../../../../../frontend/components/list/runMany'

const rows = [1, 2, 3, 4, 5]

describe('what is done with many rows', () => {
  it('leaves rows out, with the reasons counted', () => {
    const leftOut = (row: number): string | undefined => (row % 2 === 0 ? 'even' : undefined)
    expect(sortOut(rows, { leftOut })).toEqual({ taken: [1, 3, 5], reasons: [{ reason: 'even', count: 2 }] })
    expect(sortOut(rows, {})).toEqual({ taken: rows, reasons: [] })
  })

  it('goes on where a row fails, and tells which and why', async () => {
    const onProgress = vi.fn()
    const error = new Error('No address')
    const outcome = await runMany(rows, (row) => (row === 2 ? Promise.reject(error) : Promise.resolve()), {
      onProgress,
      onWait: () => {},
      signal: new AbortController().signal,
    })
    expect(outcome.done.toSorted()).toEqual([1, 3, 4, 5])
    expect(outcome.failed).toEqual([{ row: 2, error }])
    expect(outcome.left).toEqual([])
    expect(onProgress.mock.calls.flat()).toEqual([1, 2, 3, 4, 5])
  })

  it('waits where the server has had enough requests for now, and goes on with the same row', async () => {
    vi.useFakeTimers()
    try {
      const busy = new ApiError(429, 'too_many', 'Too many requests', {}, 7)
      const run = vi.fn((_row: number) => Promise.resolve()).mockRejectedValueOnce(busy)
      const onWait = vi.fn()
      const running = runMany([1], run, {
        onProgress: () => {},
        onWait,
        signal: new AbortController().signal,
      })
      await vi.advanceTimersByTimeAsync(6900)
      expect(run).toHaveBeenCalledTimes(1)
      await vi.advanceTimersByTimeAsync(200)
      expect((await running).done).toEqual([1])
      expect(onWait).toHaveBeenCalledWith(7)
    } finally {
      vi.useRealTimers()
    }
  })

  it('gives a row up that the server refuses for a reason of its own', async () => {
    const refused = new ApiError(409, 'changed_meanwhile', 'A colleague was quicker')
    const run = vi.fn(() => Promise.reject(refused))
    const outcome = await runMany([1], run, {
      onProgress: () => {},
      onWait: () => {},
      signal: new AbortController().signal,
    })
    expect(outcome.failed).toEqual([{ row: 1, error: refused }])
    expect(run).toHaveBeenCalledTimes(1)
  })

  it('begins no further row once it is stopped', async () => {
    const stop = new AbortController()
    const run = vi.fn(() => {
      stop.abort()
      return Promise.resolve()
    })
    const outcome = await runMany(rows, run, {
      onProgress: () => {},
      onWait: () => {},
      signal: stop.signal,
    })
    expect(run.mock.calls.length).toBeLessThan(rows.length)
    expect([...outcome.done, ...outcome.left].toSorted()).toEqual(rows)
  })

  it('reads all pages of a list, and no more rows than can be selected', async () => {
    const page = (docs: number[], totalPages: number) => ({ docs, totalDocs: 0, totalPages })
    expect(await loadAllRows((place) => Promise.resolve(page([place], 3)))).toEqual([1, 2, 3])
    const load = vi.fn((place: number) => Promise.resolve(page(Array<number>(100).fill(place), 1000)))
    expect(await loadAllRows(load)).toHaveLength(MAX_SELECTED)
    expect(load).toHaveBeenCalledTimes(MAX_SELECTED / 100)
  })
})
