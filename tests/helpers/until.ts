import { setTimeout } from 'node:timers/promises'

/** Short beside what is waited for, and long enough to leave the processor to it. */
const PAUSE_MS = 50

/**
 * Repeats a check until it holds.
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
    await setTimeout(PAUSE_MS)
  }
}
