import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { findSessions } from '../programme'
import { findTicketTypes } from '../tickets'
import type { StoredCheckIn } from './checkInsRepository'
import type { CheckInView, EntryState } from './door.schema'
import type { ExpectedEntry } from './doorEntriesRepository'
import { type StoredDoorPass, findDoorPasses } from './doorPassesRepository'
import { countingScans } from './followCheckIn'

/** A part of an event that has doors of its own: tickets that take no seat, as to a dinner, or a session. */
export interface DoorScope {
  id: string
  kind: 'extra' | 'session'
  name: string
  /** Of a session. */
  startsAt: Date | null
  /** Whether its doors let somebody in. */
  stateOf: StateOf
}
type StateOf = (entry: ExpectedEntry) => EntryState

/** Whether the doors of the event itself let somebody in. */
export const stateAtEvent: StateOf = ({ state, extra }) => (extra === null ? state : 'elsewhere')

/** A session with a limit is for those who chose it; another one for all who have a seat at the event. */
const stateAtSession =
  (chosen: ReadonlySet<string> | null): StateOf =>
  (entry) => {
    const state = stateAtEvent(entry)
    return state === 'valid' && chosen && !chosen.has(entry.user ?? '') ? 'unchosen' : state
  }

/** The parts of an event with doors of their own, by id. */
export const readScopes = async (payload: Payload, event: string): Promise<Map<string, DoorScope>> => {
  const [types, sessions] = await Promise.all([
    findTicketTypes(payload, new ObjectId(event)),
    findSessions(payload, event),
  ])
  const scopes: DoorScope[] = [
    ...types
      .filter(({ isExtra }) => isExtra)
      .map(({ _id, name }): DoorScope => {
        const id = String(_id)
        const stateOf: StateOf = ({ state, extra }) => (extra === id ? state : 'elsewhere')
        return { id, kind: 'extra', name, startsAt: null, stateOf }
      }),
    ...sessions.map(({ _id, title, startsAt, seats, choices }): DoorScope => {
      const chosen = seats === null ? null : new Set(choices.map(({ user }) => user.toHexString()))
      return { id: String(_id), kind: 'session', name: title, startsAt, stateOf: stateAtSession(chosen) }
    }),
  ]
  return new Map(scopes.map((scope) => [scope.id, scope]))
}

/** The id of the extra or the session that a pass is for; null for the event itself. */
export const scopeOf = ({ extra, session }: Pick<StoredDoorPass, 'extra' | 'session'>): string | null => {
  const id = extra ?? session
  return id ? String(id) : null
}

/** The passes of an event by id: the name of each, and what it is for. */
export type Doors = ReadonlyMap<string, { name: string; scope: string | null }>

export const readDoors = async (payload: Payload, event: string): Promise<Doors> =>
  new Map(
    (await findDoorPasses(payload, event)).map((pass) => [
      String(pass._id),
      { name: pass.name, scope: scopeOf(pass) },
    ]),
  )

/** Whether a door of one part of an event, or of the event itself, noted something about somebody. */
export const wasNotedAt = ({ scans }: StoredCheckIn, doors: Doors, scope: string | null): boolean =>
  (scans ?? []).some(({ pass }) => doors.get(String(pass))?.scope === scope)

/** A check-in as the doors of one part of an event see it, and staff. */
export const viewCheckIn = (checkIn: StoredCheckIn, doors: Doors, scope: string | null): CheckInView => ({
  entry: checkIn.entry,
  name: checkIn.name ?? null,
  scans: countingScans(checkIn).flatMap(({ key, at, pass }) => {
    const door = doors.get(String(pass))
    return door?.scope === scope ? { key, at: at.toISOString(), pass: String(pass), door: door.name } : []
  }),
  isInvalid: Boolean(checkIn.isInvalid),
})
