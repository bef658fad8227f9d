import type { PayloadRequest } from 'payload'
import { regionWith } from '../../../collections/access/roles'
import { changesEvents } from '../../../collections/access/regionPolicies.schema'
import type { Event } from '../../../payload-types'
import { toJubaTime } from '../../../platform/jubaTime'
import { findStaffEvent } from '..'
import { eventStatusOf } from '../statuses.schema'
import type { AttendeeScope } from './attendancesRepository'

/** An event whose attendance somebody keeps, and whose attendance they see. */
export interface AttendanceEvent {
  event: Event
  scope: AttendeeScope
}

/**
 * The event as the signed-in member of staff keeps its attendance: everybody's for who manages the event; for the lead
 * of a chapter, that of the people of the region at an event of the region.
 * @returns undefined for everybody else, and for an event of another region
 */
export const findAttendanceEvent = async (
  req: PayloadRequest,
  id: unknown,
): Promise<AttendanceEvent | undefined> => {
  const found = await findStaffEvent(req, id)
  if (!found) return undefined
  const { event } = found
  const region = changesEvents(req.user) ? undefined : regionWith(req.user, 'readEvents')
  return { event, scope: { event: event.id, region } }
}

/** Why nobody can be marked as there; null when they can: from the day of a published event on. */
export const attendanceClosed = (event: Event, now: Date): string | null => {
  if (eventStatusOf(event) !== 'published') return 'This event is not published.'
  if (event.isDateToBeAnnounced) return 'This event has no date yet.'
  const dayOf = (moment: string | Date): string => toJubaTime(moment).slice(0, 10)
  return dayOf(now) < dayOf(event.eventDate) ? 'Attendance can be marked from the day of the event on.' : null
}
