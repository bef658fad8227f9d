/** A batch that takes longer does not delay later calls: the next batch begins beside it. */
const SLOW_BATCH_MS = 100
const MAX_ITEMS = 500

/**
 * Combines simultaneous calls into one operation on many items: a query, an atomic write. A call during a running batch
 * goes into the next one, so no result is older than its call; a single call does not wait.
 * @param work processes a batch, in the order of the calls; a result for each item, in the same order. Its failure is
 *   that of all its items
 */
export const batchCalls = <Item, Result>(
  work: (items: Item[]) => Promise<Result[]>,
): ((item: Item) => Promise<Result>) => {
  let waiting: { item: Item; resolve: (result: Result) => void; reject: (error: unknown) => void }[] = []
  let isRunning = false

  const begin = async (): Promise<void> => {
    const batch = waiting.slice(0, MAX_ITEMS)
    waiting = waiting.slice(MAX_ITEMS)
    if (batch.length === 0) return
    isRunning = true
    let hasBegunNext = false
    const beginNext = (): void => {
      if (hasBegunNext) return
      hasBegunNext = true
      clearTimeout(slowTimer)
      isRunning = false
      void begin()
    }
    const slowTimer = setTimeout(beginNext, SLOW_BATCH_MS)
    try {
      const results = await work(batch.map(({ item }) => item))
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result)
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
    beginNext()
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (!isRunning) void begin()
    })
}
