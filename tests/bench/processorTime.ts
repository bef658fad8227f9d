import { readFileSync } from 'node:fs'

/** Linux counts in hundredths of a second. */
const TICK_MS = 10

/**
 * The processor time that a process has used so far, its threads included, in milliseconds; undefined where
 * the system does not tell.
 */
export const processorTimeMs = (pid: number | undefined): number | undefined => {
  if (pid === process.pid) {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000
  }
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ') // from the third on: the second may hold anything
    const [user, system] = fields.slice(11)
    return (Number(user) + Number(system)) * TICK_MS
  } catch {
    return undefined
  }
}
