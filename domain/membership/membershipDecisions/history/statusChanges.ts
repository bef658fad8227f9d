import type { MembershipStatus } from '../../memberships/grades.schema'

/** What a membership was at a moment, by the facts that were known then. */
export interface StateThen {
  status: MembershipStatus
  /** When it changes by itself, with what is known: ends of terms and of grace periods. */
  ends: readonly (Date | null)[]
}

export interface StatusChange {
  at: Date
  to: MembershipStatus
  /** `null` for what happened at that moment; else what came by itself. */
  end: 'termEnded' | 'graceEnded' | null
}

/** More moments than anybody's membership has; of more, the latest count. */
const MAX_MOMENTS = 200

/**
 * Every change of a status, in order. Pure.
 * @param moments at which something happened, in any order
 * @param read the state at a moment
 */
export const statusChanges = (
  moments: readonly Date[],
  read: (at: Date) => StateThen,
  now: Date,
): StatusChange[] => {
  const times = [...new Set(moments.map((moment) => moment.getTime()))]
    .filter((time) => time <= now.getTime())
    .toSorted((a, b) => a - b)
  const before = times.at(-MAX_MOMENTS - 1)
  let status: MembershipStatus = before === undefined ? 'none' : read(new Date(before)).status
  const changes: StatusChange[] = []
  const look = (time: number, isEnd: boolean): void => {
    const at = new Date(time)
    const to = read(at).status
    if (to === status) return
    const isTerm = to === 'grace' || status === 'active'
    changes.push({ at, to, end: isEnd ? (isTerm ? 'termEnded' : 'graceEnded') : null })
    status = to
  }
  for (const [place, time] of times.entries()) {
    if (before !== undefined && time < before) continue
    look(time, false)
    const until = times[place + 1] ?? now.getTime()
    const ends = read(new Date(time)).ends.flatMap((end) => end?.getTime() ?? [])
    for (const end of [...new Set(ends)].toSorted((a, b) => a - b))
      if (end > time && end < until) look(end, true)
  }
  return changes
}
