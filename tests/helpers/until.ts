import { setImmediate } from 'node:timers/promises'

/**
 * Asks again until a condition holds; each question should itself take a moment (a request, a read of a file).
 * @param deadlineMs how long before it fails with what was waited for
 */
export const until = async (
  what: string,
  isTrue: () => Promise<boolean> | boolean,
  deadlineMs: number,
): Promise<void> => {
  const end = Date.now() + deadlineMs
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error(`${what}: not within ${deadlineMs} ms`)
    await setImmediate()
  }
}
