import type { Payload } from 'payload'
import { findCheckIns, storeScans, undoScans } from './checkInsRepository'
import type { DoorChanges, DoorSync } from './door.schema'
import { readDoors, scopeOf, viewCheckIn, wasNotedAt } from './doorScopes'
import { followCheckInsOf } from './followCheckIn'
import { doorOpensAt } from './doorTerm'
import type { AdmittedDoor } from './manageDoorPasses'

/** What was stored so long before a question may have become visible after the answer before it. */
const OVERLAP_MS = 10_000

/**
 * When a scan was made, by the clock of the server. A time before the event, or after now, is of a clock that was set
 * in between: then the scan counts from its arrival.
 */
const correct = (at: string, wrongBy: number, opensAt: Date, arrivedAt: number): Date => {
  const moment = Date.parse(at) + wrongBy
  return new Date(moment < opensAt.getTime() || moment > arrivedAt ? arrivedAt : moment)
}

/**
 * Stores what a device at the door did since it was last heard of, and tells it what others did at doors to the
 * same part of the event. The clock of the device may be wrong by any amount: its scans are moved by what it is
 * wrong by now.
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
    readDoors(payload, id),
  ])
  const scope = scopeOf(pass)
  const own = checkIns.filter((each) => wasNotedAt(each, doors, scope))
  return { cursor: cursor.toISOString(), checkIns: own.map((each) => viewCheckIn(each, doors, scope)) }
}
