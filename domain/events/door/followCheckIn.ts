import type { Payload } from 'payload'
import { workOnEach } from '../../../platform/workOnEach'
import { dropMark, keepMark } from '../attendance'
import {
  type StoredCheckIn,
  findCheckIn,
  findCheckInsToFollow,
  findEventsToFollow,
  markCheckInFollowed,
} from './checkInsRepository'
import { type ExpectedEntry, findExpected } from './doorEntriesRepository'
import { findDoorPasses } from './doorPassesRepository'

/** The scans that were not taken back, the earliest first. */
export const countingScans = ({ scans }: Pick<StoredCheckIn, 'scans'>): NonNullable<StoredCheckIn['scans']> =>
  (scans ?? []).filter(({ undoneAt }) => !undoneAt)

/** Whether somebody was let in with a ticket, and that was not taken back. */
export const wasLetIn = async (payload: Payload, event: string, entry: string): Promise<boolean> => {
  const checkIn = await findCheckIn(payload, event, entry)
  return checkIn !== null && countingScans(checkIn).length > 0
}

/**
 * Attendance follows who was let in, where the ticket is somebody's own, and the door was one for such tickets. Safe to
 * repeat.
 */
const followCheckIn = async (
  payload: Payload,
  checkIn: StoredCheckIn,
  { entry, extraOf }: { entry: ExpectedEntry | undefined; extraOf: ReadonlyMap<string, string | null> },
): Promise<void> => {
  const event = String(checkIn.event)
  const scans = countingScans(checkIn)
  const isIn = scans.some(({ pass }) => extraOf.get(String(pass)) === entry?.extra)
  const isValid = entry?.state === 'valid' && (isIn || scans.length === 0)
  if (entry?.state === 'valid' && entry.user) {
    if (isIn) await keepMark(payload, event, entry.user, null)
    else await dropMark(payload, event, entry.user)
  }
  await markCheckInFollowed(payload, checkIn, !isValid && !checkIn.name)
}

const AT_ONCE = 500

/** Follows what doors noted at an event. One that fails is tried again by the job. */
export const followCheckInsOf = async (
  payload: Payload,
  event: string,
  signal?: AbortSignal,
): Promise<void> => {
  const checkIns = await findCheckInsToFollow(payload, event, AT_ONCE)
  const entries = checkIns.map(({ entry }) => entry)
  const [found, passes] = await Promise.all([
    findExpected(payload, event, entries),
    findDoorPasses(payload, event),
  ])
  const expected = new Map(found.map((entry) => [entry.id, entry]))
  const extraOf = new Map(passes.map(({ _id, extra }) => [String(_id), extra ? String(extra) : null]))
  const follow = (each: StoredCheckIn): Promise<void> =>
    followCheckIn(payload, each, { entry: expected.get(each.entry), extraOf })
  await workOnEach(payload, checkIns, follow, {
    failed: 'what follows from a check-in failed; it is tried again',
    about: ({ _id }) => ({ checkIn: String(_id) }),
    signal,
  })
}

/** Follows check-ins that a crash left. */
export const followCheckIns = async (payload: Payload, signal?: AbortSignal): Promise<void> => {
  await workOnEach(
    payload,
    await findEventsToFollow(payload),
    (event) => followCheckInsOf(payload, event, signal),
    { failed: 'check-ins of an event failed; they are tried again', about: (event) => ({ event }), signal },
  )
}
