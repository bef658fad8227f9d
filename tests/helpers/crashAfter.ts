import { Collection } from 'mongodb'

const WRITES = [
  'insertOne',
  'insertMany',
  'updateOne',
  'updateMany',
  'findOneAndUpdate',
  'deleteOne',
] as const

/**
 * Does something as a process that dies after so many writes to the database: every later one fails, whatever the code
 * does about it. What was written before stays.
 * @returns whether it died; false when it ended with fewer writes
 */
export const crashAfter = async (writes: number, work: () => Promise<unknown>): Promise<boolean> => {
  let [left, hasCrashed] = [writes, false]
  const prototype = Collection.prototype as unknown as Record<
    string,
    (...args: unknown[]) => Promise<unknown>
  >
  const originals = WRITES.map((name) => [name, prototype[name]] as const)
  for (const [name, original] of originals)
    prototype[name] = function (this: unknown, ...args) {
      if (left === 0) hasCrashed = true
      if (hasCrashed) return Promise.reject(new Error('The process has died'))
      left -= 1
      return original?.apply(this, args) ?? Promise.resolve()
    }
  try {
    await work()
  } catch (error) {
    if (!hasCrashed) throw error
  } finally {
    for (const [name, original] of originals) if (original) prototype[name] = original
  }
  return hasCrashed
}
