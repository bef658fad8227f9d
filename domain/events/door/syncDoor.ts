import type { Payload } from 'payload'
import { type StoredCheckIn, findCheckIns, storeScans, undoScans } from './checkInsRepository'
import type { CheckInView, DoorChanges, DoorSync } from './door.schema'
import { findDoorPasses } from './doorPassesRepository'
import { countingScans, followCheckInsOf } from './followCheckIn'
import { doorOpensAt } from './doorTerm'
import type { AdmittedDoor } from './manageDoorPasses'

/** What was stored so long before a question may have become visible after the answer before it. */
const OVERLAP_MS = 10_000

/** A check-in as doors and staff see it. @param doors the names of passes, by id */
export const toCheckInView = (checkIn: StoredCheckIn, doors: ReadonlyMap<string, string>): CheckInView => ({
  entry: checkIn.entry,
  name: checkIn.name ?? null,
  scans: countingScans(checkIn).map(({ key, at, pass }) => ({
    key,
    at: at.toISOString(),
    pass: String(pass),
    door: doors.get(String(pass)) ?? '',
  })),
  isInvalid: Boolean(checkIn.isInvalid),
})

/** The names of an event's passes, by id. */
const readDoorNames = async (payload: Payload, event: string): Promise<Map<string, string>> =>
  new Map((await findDoorPasses(payload, event)).map(({ _id, name }) => [String(_id), name]))

/**
 * When a scan was made, by the clock of the server. A time before the event, or after now, is of a clock that was set
 * in between: then the scan counts from its arrival.
 */
const correct = (at: string, wrongBy: number, opensAt: Date, arrivedAt: number): Date => {
  const moment = Date.parse(at) + wrongBy
  return new Date(moment < opensAt.getTime() || moment > arrivedAt ? arrivedAt : moment)
}

/**
 * Stores what a device at the door did since it was last heard of, and tells it what others did. The clock of the
 * device may be wrong by any amount: its scans are moved by what it is wrong by now.
 * Sent again, it changes nothing more. Source: issue 34, part 6.
 */
export const syncDoor = async (
  payload: Payload,
  { event, pass, until, isLate }: AdmittedDoor,
  { now, since, scans, undone }: DoorSync,
): Promise<DoorChanges> => {
  const id = String(event._id)
  const arrivedAt = Date.now()
  const wrongBy = arrivedAt - Date.parse(now)
  const opensAt = doorOpensAt(event)
  await storeScans(
    payload,
    id,
    scans
      .map(({ at, ...scan }) => ({
        ...scan,
        at: correct(at, wrongBy, opensAt, arrivedAt),
        pass: pass._id,
      }))
      .filter(({ at }) => at <= until),
  )
  await undoScans(payload, id, undone)
  if (scans.length > 0 || undone.length > 0) await followCheckInsOf(payload, id)
  const cursor = new Date()
  if (isLate) return { cursor: cursor.toISOString(), checkIns: [] }
  const [checkIns, doors] = await Promise.all([
    findCheckIns(payload, id, since === null ? undefined : new Date(Date.parse(since) - OVERLAP_MS)),
    readDoorNames(payload, id),
  ])
  return { cursor: cursor.toISOString(), checkIns: checkIns.map((each) => toCheckInView(each, doors)) }
}
