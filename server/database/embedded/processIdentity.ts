import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { toFields } from '../../../platform/toFields'

/** A process, told apart from a later one that the system gave the same number. */
export interface ProcessIdentity {
  pid: number
  /** When it started, in the system's own terms: the same text means the same process. */
  startedAt: string
}

const UNKNOWN_START = 'unknown'

/** The identity of a living process; `undefined` where there is none. */
export async function processIdentity(pid: number): Promise<ProcessIdentity | undefined> {
  if (!isSignalable(pid)) return undefined
  const startedAt = process.platform === 'linux' ? await startOnLinux(pid) : await startByPs(pid)
  return startedAt === undefined ? undefined : { pid, startedAt }
}

/** Whether that very process still lives. In doubt the answer is yes, so that a lock is kept. */
export async function isAlive({ pid, startedAt }: ProcessIdentity): Promise<boolean> {
  const now = await processIdentity(pid)
  if (!now) return false
  return now.startedAt === startedAt || [now.startedAt, startedAt].includes(UNKNOWN_START)
}

/**
 * The start time in a line of `/proc/<pid>/stat`, in clock ticks since boot; `undefined` for a
 * zombie, which is dead but not yet fetched by its parent (in a container perhaps never).
 */
export function startInStat(stat: string): string | undefined {
  // The second field is the program's name in brackets, and may itself hold spaces and brackets.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [state] = fields
  return state === 'Z' || state === 'X' ? undefined : fields[19]
}

async function startOnLinux(pid: number): Promise<string | undefined> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
    const ticks = startInStat(stat)
    // Ticks count from boot, so a start is unique only together with the boot's own id.
    const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8')
    return ticks && `${boot.trim()}:${ticks}`
  } catch {
    // Ended meanwhile, or another user's on a system that hides those.
    return isSignalable(pid) ? UNKNOWN_START : undefined
  }
}

async function startByPs(pid: number): Promise<string | undefined> {
  try {
    const { stdout } = await promisify(execFile)('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], {
      env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
    })
    const [state = '', ...start] = stdout.trim().split(/\s+/)
    return state.startsWith('Z') ? undefined : start.join(' ') || UNKNOWN_START
  } catch {
    return isSignalable(pid) ? UNKNOWN_START : undefined
  }
}

function isSignalable(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return toFields(error).code === 'EPERM' // it lives, and is another user's
  }
}
