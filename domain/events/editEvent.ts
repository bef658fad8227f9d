import type { PayloadRequest } from 'payload'
import { fromJubaTime } from '../../platform/jubaTime'
import type { Event } from '../../payload-types'
import { isDuplicateKey } from '../../platform/database'
import type {
  EventChange,
  EventChanged,
  EventForm,
  EventStatusChange,
  EventTrash,
  EventTrashed,
  NewEvent,
} from './events.schema'
import { claimEventVersion, releaseEventVersion } from './eventsRepository'
import { findStaffEvent } from './findStaffEvent'
import { setCapacityIfFits } from './seatLedgersRepository'
import { type EventStatus, eventStatusOf } from './statuses.schema'
import { countToTell, readEventRow } from './listEvents'

/** The values of the form as events are stored. */
const toStoredEvent = ({ eventDate, endDate, ...rest }: EventForm) => ({
  ...rest,
  eventDate: fromJubaTime(eventDate),
  endDate: endDate === null ? null : fromJubaTime(endDate),
})

/** Why a change of staff was refused. */
export type EventProblem =
  | { problem: 'not_found' | 'version_conflict' | 'not_published' }
  | { problem: 'below_registered' | 'more_registered'; registered: number }

/** All that staff write. Fields left out of an update come from the latest version, which may be another draft. */
const CONTENT = [
  'title',
  'slug',
  'description',
  'eventDate',
  'endDate',
  'isDateToBeAnnounced',
  'location',
  'venue',
  'isVirtual',
  'maxAttendees',
  'isCancelled',
  'region',
  'division',
  'programme',
  'speakers',
  'audience',
  'whatToBring',
  'cpdHours',
  'papersUntil',
  'contactName',
  'contactEmail',
  '_status',
] as const satisfies (keyof Event)[]

const contentOf = (event: Event): Partial<Event> =>
  Object.fromEntries(CONTENT.map((name) => [name, event[name] ?? null]))

/**
 * Updates an event if it is still the version that the caller read (optimistic concurrency). Of several callers that
 * read the same version one succeeds: it first moves the time of the last change in one atomic operation.
 * @param id of the event
 * @param readVersion time of the last change in the version that the caller read
 * @param prepare returns what is to be changed, or a problem; a problem or an error gives the claim back
 * @returns the event as it is now, or why it was not changed
 */
const updateEventIfUnchanged = async (
  req: PayloadRequest,
  id: unknown,
  readVersion: string,
  prepare: (event: Event) => Promise<Partial<Event> | EventProblem>,
): Promise<{ event: Event } | EventProblem> => {
  const { payload } = req
  const found = await findStaffEvent(req, id)
  if (!found) return { problem: 'not_found' }
  const { event, storedAt } = found
  if (Date.parse(event.updatedAt) !== Date.parse(readVersion)) return { problem: 'version_conflict' }
  const before = new Date(storedAt)
  const claimedAt = new Date(Math.max(Date.now(), before.getTime() + 1))
  if (!(await claimEventVersion(payload, event.id, before, claimedAt))) return { problem: 'version_conflict' }
  const release = () => releaseEventVersion(payload, event.id, claimedAt, before)
  try {
    const change = await prepare(event)
    if ('problem' in change) {
      await release()
      return change
    }
    return {
      event: await payload.update({
        collection: 'events',
        id: event.id,
        data: { ...contentOf(event), ...change },
        depth: 0,
        overrideAccess: false,
        req,
      }),
    }
  } catch (error) {
    await release()
    throw error
  }
}

const MAX_ATTEMPTS = 5

/** Creates an event. @returns its id */
export const createEvent = async (
  req: PayloadRequest,
  { status, ...form }: NewEvent,
): Promise<{ id: string }> => {
  const data = { ...toStoredEvent(form), _status: status } as Event
  for (let left = MAX_ATTEMPTS; ; left -= 1) {
    try {
      const { id } = await req.payload.create({
        collection: 'events',
        data,
        depth: 0,
        overrideAccess: false,
        req,
      })
      return { id }
    } catch (error) {
      // another request took the slug that follows from the title at the same moment
      if (!isDuplicateKey(error) || left <= 1) throw error
    }
  }
}

/**
 * Changes what an event says. A capacity below the number registered has to be confirmed; nobody loses a seat
 * by it.
 */
export const editEvent = async (
  req: PayloadRequest,
  id: unknown,
  { updatedAt, isBelowRegistered, ...form }: EventChange,
): Promise<Pick<EventChanged, 'updatedAt'> | EventProblem> => {
  const changed = await updateEventIfUnchanged(req, id, updatedAt, async (event) => {
    const registered =
      form.maxAttendees === null || isBelowRegistered
        ? null
        : await setCapacityIfFits(req.payload, event.id, form.maxAttendees)
    return registered === null ? toStoredEvent(form) : { problem: 'below_registered', registered }
  })
  return 'problem' in changed ? changed : { updatedAt: changed.event.updatedAt }
}

/** Publishes a draft, cancels a published event, or publishes a cancelled one again. */
export const changeEventStatus = async (
  req: PayloadRequest,
  id: unknown,
  { status, updatedAt }: EventStatusChange,
): Promise<EventChanged | EventProblem> => {
  const previous: { status?: EventStatus } = {}
  const changed = await updateEventIfUnchanged(req, id, updatedAt, async (event) => {
    previous.status = eventStatusOf(event)
    if (previous.status === 'draft' && status === 'cancelled') return { problem: 'not_published' }
    return { _status: 'published', isCancelled: status === 'cancelled' }
  })
  if ('problem' in changed) return changed
  const row = await readEventRow(req.payload, changed.event)
  return { updatedAt: changed.event.updatedAt, told: previous.status === 'draft' ? 0 : countToTell(row) }
}

/** Moves an event to the trash, unless more people would be told than the caller was shown. */
export const trashEvent = async (
  req: PayloadRequest,
  id: unknown,
  { registered, updatedAt }: EventTrash,
): Promise<EventTrashed | EventProblem> => {
  let told = 0
  const changed = await updateEventIfUnchanged(req, id, updatedAt, async (event) => {
    const row = await readEventRow(req.payload, event)
    told = row.status === 'published' ? countToTell(row) : 0
    if (told > registered) return { problem: 'more_registered', registered: told }
    return { deletedAt: new Date().toISOString() }
  })
  return 'problem' in changed ? changed : { told }
}
