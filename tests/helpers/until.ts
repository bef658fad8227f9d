import { setImmediate } from 'node:timers/promises'

/**
 * Repeats a check until it holds; each check should itself take a moment (a request, a file read).
 * @param deadlineMs how long until it fails, with the condition in its message
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
