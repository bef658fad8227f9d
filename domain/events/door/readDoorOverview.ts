import type { PayloadRequest } from 'payload'
import { findStaffEvent, findStoredEvent } from '..'
import { findTicketTypes } from '../tickets'
import { findCheckIns } from './checkInsRepository'
import type { DoorOverview } from './door.schema'
import { type ExpectedEntry, findExpected } from './doorEntriesRepository'
import { findDoorPasses } from './doorPassesRepository'
import { doorTerm } from './doorTerm'
import { countingScans } from './followCheckIn'
import { toCheckInView } from './syncDoor'

/** The doors of an event as who manages it sees them; undefined for an event of another region. */
export const readDoorOverview = async (
  req: PayloadRequest,
  asked: unknown,
): Promise<DoorOverview | undefined> => {
  const { payload } = req
  const id = (await findStaffEvent(req, asked))?.event.id
  const event = id ? await findStoredEvent(payload, id) : null
  if (!id || !event) return undefined
  const [passes, types, expected, checkIns] = await Promise.all([
    findDoorPasses(payload, id),
    findTicketTypes(payload, id),
    findExpected(payload, id),
    findCheckIns(payload, id),
  ])
  const term = doorTerm(event)
  const doors = new Map(passes.map(({ _id, name }) => [String(_id), name]))
  const entries = new Map(expected.map((entry) => [entry.id, entry]))
  const admitted = checkIns.filter((checkIn) => countingScans(checkIn).length > 0)
  const isOf = (extra: string | null) => (entry: ExpectedEntry | undefined) => entry?.extra === extra
  const valid = expected.filter(({ state }) => state === 'valid')
  const validIn = admitted
    .flatMap(({ entry }) => entries.get(entry) ?? [])
    .filter(({ state }) => state === 'valid')
  const extras = types.filter(({ isExtra }) => isExtra)
  const firstDoors = admitted.map((checkIn) => String(countingScans(checkIn)[0]?.pass))
  return {
    passes: passes.map(({ _id, name, extra, createdAt, lastSeenAt, endedAt }) => ({
      id: String(_id),
      name,
      extra: extras.find((type) => String(type._id) === String(extra))?.name ?? null,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt?.toISOString() ?? null,
      endedAt: endedAt?.toISOString() ?? null,
      admitted: firstDoors.filter((door) => door === String(_id)).length,
    })),
    expected: valid.filter(isOf(null)).length,
    admitted: validIn.filter(isOf(null)).length,
    others: admitted.length - validIn.length,
    extras: extras.map(({ _id, name }) => ({
      id: String(_id),
      name,
      expected: valid.filter(isOf(String(_id))).length,
      admitted: validIn.filter(isOf(String(_id))).length,
    })),
    conflicts: admitted
      .map((checkIn) => toCheckInView(checkIn, doors))
      .filter(({ scans, isInvalid }) => scans.length > 1 || isInvalid)
      .map((view) => ({
        ...view,
        holder: view.name ?? entries.get(view.entry)?.name ?? '',
        type: entries.get(view.entry)?.type ?? null,
      })),
    until: term && term > new Date() ? term.toISOString() : null,
  }
}
