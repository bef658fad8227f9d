import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { letOthersRun, sortInSlices } from '../../../platform/yieldLoop'

const work = (ms: number): void => {
  const end = performance.now() + ms
  while (performance.now() < end);
}
/** As many turns of the event loop as there are until something is done. */
const turnsDuring = async (doing: Promise<unknown>): Promise<number> => {
  let [turns, isDone] = [0, false]
  const done = doing.then(() => (isDone = true))
  while (!isDone) {
    await nextTurn()
    turns += 1
  }
  await done
  return turns
}

describe('long computations', () => {
  /** Too short to yield by itself. */
  const shortWork = async (): Promise<void> => {
    for (let piece = 0; piece < 4; piece += 1) {
      await letOthersRun()
      work(1)
    }
  }

  it('yield also where they consist of many short ones in a row', async () => {
    const inARow = async (): Promise<void> => {
      for (let turn = 0; turn < 20; turn += 1) await shortWork()
    }
    expect(await turnsDuring(inARow())).toBeGreaterThanOrEqual(8)
  })

  it('share one slice of time where they run side by side', async () => {
    const sideBySide = Promise.all(Array.from({ length: 20 }, shortWork))
    expect(await turnsDuring(sideBySide)).toBeGreaterThanOrEqual(8)
  })

  it('sort as a list sorts itself', async () => {
    const items = Array.from({ length: 3_000 }, (_, place) => ({ key: (place * 7_919) % 101, place }))
    const byKey = (a: { key: number }, b: { key: number }): number => a.key - b.key
    expect(await sortInSlices(items, byKey)).toEqual(items.toSorted(byKey))
    expect(await sortInSlices([], byKey)).toEqual([])
  })
})
