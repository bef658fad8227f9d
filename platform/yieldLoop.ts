import { setImmediate as nextTurn } from 'node:timers/promises'

/** How long one piece of work may hold the event loop before it yields. */
const SLICE_MS = 8

/**
 * Lets other work run during a long computation: call the returned function often, and await what it returns.
 * It waits for the next iteration of the event loop once a slice of time is used up, and costs next to nothing before.
 */
export const createYielder = (): (() => Promise<void> | undefined) => {
  let started = performance.now()
  return () => {
    if (performance.now() - started < SLICE_MS) return undefined
    return nextTurn().then(() => {
      started = performance.now()
    })
  }
}

const RUN = 512

/** Sorts a copy of a list as `toSorted` does, in slices: the event loop is not held however long the list is. */
export const sortInSlices = async <Item>(
  items: readonly Item[],
  compare: (a: Item, b: Item) => number,
): Promise<Item[]> => {
  const pause = createYielder()
  let runs: Item[][] = []
  for (let start = 0; start < items.length; start += RUN) {
    runs.push(items.slice(start, start + RUN).sort(compare))
    await pause()
  }
  while (runs.length > 1) {
    const merged: Item[][] = []
    for (let index = 0; index < runs.length; index += 2)
      merged.push(await merge(runs[index] ?? [], runs[index + 1] ?? [], compare, pause))
    runs = merged
  }
  return runs[0] ?? []
}

const merge = async <Item>(
  left: Item[],
  right: Item[],
  compare: (a: Item, b: Item) => number,
  pause: () => Promise<void> | undefined,
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
    if (merged.length % RUN === 0) await pause()
  }
  return merged.concat(left.slice(fromLeft), right.slice(fromRight))
}
