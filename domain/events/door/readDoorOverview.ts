import type { PayloadRequest } from 'payload'
import { findStaffEvent, findStoredEvent } from '..'
import { findCheckIns } from './checkInsRepository'
import type { CheckInView, DoorOverview } from './door.schema'
import { type ExpectedEntry, findExpected } from './doorEntriesRepository'
import { findDoorPasses } from './doorPassesRepository'
import { type DoorScope, readDoors, readScopes, scopeOf, stateAtEvent, viewCheckIn } from './doorScopes'
import { doorTerm } from './doorTerm'

/** The doors of an event as who manages it sees them; undefined for an event of another region. */
export const readDoorOverview = async (
  req: PayloadRequest,
  asked: unknown,
): Promise<DoorOverview | undefined> => {
  const { payload } = req
  const id = (await findStaffEvent(req, asked))?.event.id
  const event = id ? await findStoredEvent(payload, id) : null
  if (!id || !event) return undefined
  const [passes, doors, scopes, expected, checkIns] = await Promise.all([
    findDoorPasses(payload, id),
    readDoors(payload, id),
    readScopes(payload, id),
    findExpected(payload, id),
    findCheckIns(payload, id),
  ])
  const term = doorTerm(event)
  const entries = new Map(expected.map((entry) => [entry.id, entry]))
  const letInAt = (scope: string | null): CheckInView[] =>
    checkIns.map((each) => viewCheckIn(each, doors, scope)).filter(({ scans }) => scans.length > 0)
  const countAt = (letIn: readonly CheckInView[], stateOf: DoorScope['stateOf']) => {
    const isValid = (entry: ExpectedEntry): boolean => stateOf(entry) === 'valid'
    const admitted = letIn.flatMap(({ entry }) => entries.get(entry) ?? []).filter(isValid).length
    return { expected: expected.filter(isValid).length, admitted, others: letIn.length - admitted }
  }
  const atEvent = letInAt(null)
  const parts = [...scopes.values()].map((scope) => ({ ...scope, letIn: letInAt(scope.id) }))
  const letIn = [...atEvent, ...parts.flatMap((part) => part.letIn)]
  return {
    passes: passes.map((pass) => ({
      id: String(pass._id),
      name: pass.name,
      scope: scopeOf(pass),
      createdAt: pass.createdAt.toISOString(),
      lastSeenAt: pass.lastSeenAt?.toISOString() ?? null,
      endedAt: pass.endedAt?.toISOString() ?? null,
      admitted: letIn.filter(({ scans }) => scans[0]?.pass === String(pass._id)).length,
    })),
    ...countAt(atEvent, stateAtEvent),
    scopes: parts.map(({ startsAt, stateOf, letIn: atPart, ...scope }) => ({
      ...scope,
      startsAt: startsAt?.toISOString() ?? null,
      ...countAt(atPart, stateOf),
    })),
    conflicts: letIn
      .filter(({ scans, isInvalid }) => scans.length > 1 || isInvalid)
      .map((view) => ({
        ...view,
        holder: view.name ?? entries.get(view.entry)?.name ?? '',
        type: entries.get(view.entry)?.type ?? null,
      })),
    until: term && term > new Date() ? term.toISOString() : null,
  }
}
