import type { Payload } from 'payload'
import { isDatabaseUnavailable } from './databaseErrors'

export interface WorkOptions<Item> {
  /** What the log says of one that failed: "the mail could not be queued; it is tried again". */
  failed: string
  /** What tells the failed one from the others in the log: ids, never personal data. */
  about: (item: Item) => Record<string, unknown>
  /** Ends the work between two records. */
  signal?: AbortSignal
  /** Whether an error would meet all others too. That the database does not answer is always such an error. */
  isForAll?: (error: unknown) => boolean
}

/**
 * Works on records in turn, as jobs do. One that fails is logged and does not stop the others; the next run tries it
 * again.
 * @returns how many succeeded and failed
 * @throws what would meet all of them: the rest waits for the next run
 */
export const workOnEach = async <Item>(
  { logger }: Pick<Payload, 'logger'>,
  items: Iterable<Item> | AsyncIterable<Item>,
  work: (item: Item) => Promise<unknown>,
  { failed, about, signal, isForAll }: WorkOptions<Item>,
): Promise<{ completed: number; failed: number }> => {
  const counts = { completed: 0, failed: 0 }
  for await (const item of items) {
    if (signal?.aborted) break
    try {
      await work(item)
      counts.completed += 1
    } catch (error) {
      if (isDatabaseUnavailable(error) || isForAll?.(error)) throw error
      logger.error({ err: error, ...about(item) }, failed)
      counts.failed += 1
    }
  }
  return counts
}
