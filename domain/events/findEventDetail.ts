import type { PayloadRequest } from 'payload'
import { hasRight } from '../../collections/access/roles'
import type { Event } from '../../payload-types'
import { toJubaTime } from '../../platform/jubaTime'
import { readHistory } from '../audit'
import type { EventDetail, EventForm, EventRow } from './events.schema'
import { findStaffEvent } from './findStaffEvent'
import { readEventRow } from './listEvents'

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
  division: (typeof event.division === 'object' ? event.division?.id : event.division) ?? null,
  venue: event.venue ?? null,
  programme: event.programme ?? null,
  speakers: event.speakers ?? null,
  audience: event.audience ?? null,
  whatToBring: event.whatToBring ?? null,
  cpdHours: event.cpdHours ?? null,
  papersUntil: event.papersUntil ?? null,
  contactName: event.contactName ?? null,
  contactEmail: event.contactEmail ?? null,
})

/** The name of the account that created an event; administrators only. */
const findCreator = async (req: PayloadRequest, { createdBy }: Event): Promise<string | null> => {
  if (!hasRight(req.user, 'events') || !createdBy) return null
  const { docs } = await req.payload.find({
    collection: 'profiles',
    where: { user: { equals: createdBy } },
    select: { fullName: true },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  })
  return docs[0]?.fullName ?? null
}

/** Finds an event as staff work on it, with the values of its form; undefined also for an event of another region. */
export const findEventDetail = async (req: PayloadRequest, id: unknown): Promise<EventDetail | undefined> => {
  const found = await findStaffEvent(req, id)
  if (!found) return undefined
  const { event, hasDraft } = found
  const { slug, description, updatedAt, createdAt } = event
  const row = await readEventRow(req.payload, event)
  return {
    ...row,
    slug,
    description: description ?? null,
    form: toForm(event, row),
    updatedAt,
    createdAt,
    createdBy: await findCreator(req, event),
    hasDraft,
    history: await readHistory(req.payload, { collection: 'events', id: event.id }),
  }
}
