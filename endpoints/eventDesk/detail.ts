import type { Endpoint } from 'payload'
import { isAdmin } from '../../collections/access/roles'
import type { Event } from '../../payload-types'
import { modelOf } from '../../server/services/database'
import { toJubaTime } from '../../server/services/jubaTime'
import type { EventDetail, EventForm, EventRow } from './schema'
import { shownEvent } from './shownEvent'
import { toEventRows } from './toEventRows'

const toForm = ({ description, eventDate, endDate }: Event, { title, isDateToBeAnnounced, location, isVirtual, maxAttendees, region }: EventRow): EventForm => ({
  title,
  description: description ?? null,
  eventDate: toJubaTime(eventDate),
  endDate: endDate ? toJubaTime(endDate) : null,
  isDateToBeAnnounced,
  location,
  isVirtual,
  maxAttendees,
  region,
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
    const creator = isAdmin(req.user) && createdBy ? await modelOf(req.payload, 'profiles').findOne({ user: createdBy }, { fullName: 1 }).lean<{ fullName: string } | null>() : null
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
