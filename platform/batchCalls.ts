/** A batch that takes longer does not hold up those who ask meanwhile: the next one begins beside it. */
const PATIENCE_MS = 100
const MAX_ITEMS = 500

/**
 * Lets callers who ask at the same moment share what is done for one as well as for many: a question to the database,
 * an atomic write. Who asks while a batch is worked on is in the next one, so nobody gets an answer older than the
 * question; who asks alone does not wait.
 * @param work does a batch, in the order they asked; a result for each item, in the same order. When it fails, it failed for all of them
 */
export const batchCalls = <Item, Result>(
  work: (items: Item[]) => Promise<Result[]>,
): ((item: Item) => Promise<Result>) => {
  let waiting: { item: Item; resolve: (result: Result) => void; reject: (error: unknown) => void }[] = []
  let isAtWork = false

  const begin = async (): Promise<void> => {
    const batch = waiting.slice(0, MAX_ITEMS)
    waiting = waiting.slice(MAX_ITEMS)
    if (batch.length === 0) return
    isAtWork = true
    let hasGone = false
    const goOn = (): void => {
      if (hasGone) return
      hasGone = true
      clearTimeout(impatience)
      isAtWork = false
      void begin()
    }
    const impatience = setTimeout(goOn, PATIENCE_MS)
    try {
      const results = await work(batch.map(({ item }) => item))
      for (const [place, { resolve }] of batch.entries()) resolve(results[place] as Result)
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
    goOn()
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (!isAtWork) void begin()
    })
}
