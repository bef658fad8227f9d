import { setImmediate as nextTurn } from 'node:timers/promises'

/** How long all work together may hold the event loop before it yields. */
const SLICE_MS = 8

let began = 0
let isTurnAwaited = false

const isSliceUsedUp = (): boolean => performance.now() - began >= SLICE_MS

const beginSlice = (): void => {
  began = performance.now()
  isTurnAwaited = false
}

/** Waits for a turn of the event loop whose slice those who go before do not use up. */
const waitForSlice = async (): Promise<void> => {
  do {
    // the first thing in that turn; after it, one after the other, come those who wait
    if (!isTurnAwaited) setImmediate(beginSlice)
    isTurnAwaited = true
    await nextTurn()
  } while (isSliceUsedUp())
}

/**
 * Lets other work run during a long computation: call it often, and await what it returns. It waits for the next turn
 * of the event loop once a slice of time is used up, and costs next to nothing before. The slice is one for the whole
 * process: many short computations in a row, or side by side, hold the event loop no longer than one.
 */
export const letOthersRun = (): Promise<void> | undefined => (isSliceUsedUp() ? waitForSlice() : undefined)

const RUN = 512

/** Sorts a copy of a list as `toSorted` does, in slices: the event loop is not held however long the list is. */
export const sortInSlices = async <Item>(
  items: readonly Item[],
  compare: (a: Item, b: Item) => number,
): Promise<Item[]> => {
  let runs: Item[][] = []
  for (let start = 0; start < items.length; start += RUN) {
    runs.push(items.slice(start, start + RUN).sort(compare))
    await letOthersRun()
  }
  while (runs.length > 1) {
    const merged: Item[][] = []
    for (let index = 0; index < runs.length; index += 2)
      merged.push(await merge(runs[index] ?? [], runs[index + 1] ?? [], compare))
    runs = merged
  }
  return runs[0] ?? []
}

const merge = async <Item>(
  left: Item[],
  right: Item[],
  compare: (a: Item, b: Item) => number,
): Promise<Item[]> => {
  const merged: Item[] = []
  let [fromLeft, fromRight] = [0, 0]
  while (fromLeft < left.length && fromRight < right.length) {
    const [one, other] = [left[fromLeft] as Item, right[fromRight] as Item]
    if (compare(one, other) <= 0) {
      merged.push(one)
      fromLeft += 1
    } else {
      merged.push(other)
      fromRight += 1
    }
    if (merged.length % RUN === 0) await letOthersRun()
  }
  return merged.concat(left.slice(fromLeft), right.slice(fromRight))
}
