import type { PayloadRequest } from 'payload'
import type { Event } from '../../payload-types'
import { claimEventVersion, releaseEventVersion } from './eventsRepository'
import { findStaffEvent } from './findStaffEvent'

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
  'programme',
  'speakers',
  'audience',
  'whatToBring',
  'cpdHours',
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
export const updateEventIfUnchanged = async (
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
