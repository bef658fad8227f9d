import type { Endpoint } from 'payload'
import { isAdmin } from '../../collections/access/roles'
import type { Event } from '../../payload-types'
import { modelOf } from '../../platform/database'
import { toJubaTime } from '../../platform/jubaTime'
import type { EventDetail, EventForm, EventRow } from '../../domain/events/events.schema'
import { shownEvent } from './shownEvent'
import { toEventRows } from '../../domain/events/toEventRows'

const toForm = (
  event: Event,
  { title, isDateToBeAnnounced, location, isVirtual, maxAttendees, region }: EventRow,
): EventForm => ({
  title,
  description: event.description ?? null,
  eventDate: toJubaTime(event.eventDate),
  endDate: event.endDate ? toJubaTime(event.endDate) : null,
  isDateToBeAnnounced,
  location,
  isVirtual,
  maxAttendees,
  region,
  venue: event.venue ?? null,
  programme: event.programme ?? null,
  speakers: event.speakers ?? null,
  audience: event.audience ?? null,
  whatToBring: event.whatToBring ?? null,
  cpdHours: event.cpdHours ?? null,
  contactName: event.contactName ?? null,
  contactEmail: event.contactEmail ?? null,
})

/**
 * `GET /api/events/:id/desk`: an event as staff work on it, with what its form is opened with.
 * Answers 200 `EventDetail`, 401, 403, 404 also for an event of another region than the chapter lead's.
 */
export const detail: Endpoint = {
  method: 'get',
  path: '/:id/desk',
  handler: async (req) => {
    const shown = await shownEvent(req)
    if ('refusal' in shown) return shown.refusal
    const { event, hasDraft } = shown
    const { slug, description, updatedAt, createdAt, createdBy } = event
    const [row] = await toEventRows(req.payload, [event])
    if (!row) throw new Error('An event without a row')
    const creator =
      isAdmin(req.user) && createdBy
        ? await modelOf(req.payload, 'profiles')
            .findOne({ user: createdBy }, { fullName: 1 })
            .lean<{ fullName: string } | null>()
        : null
    const answer: EventDetail = {
      ...row,
      slug,
      description: description ?? null,
      form: toForm(event, row),
      updatedAt,
      createdAt,
      createdBy: creator?.fullName ?? null,
      hasDraft,
    }
    return Response.json(answer)
  },
}
