import type { PayloadRequest, Where } from 'payload'
import { isAdmin, isChapterLead } from '../../collections/access/roles'
import { pastEvents, upcomingEvents } from '../../domain/events/eventTime.schema'
import { invalid, problem } from '../answers'
import { type EventFilter, eventListSchema } from '../../domain/events/events.schema'

/**
 * Which events a member of staff works on: an administrator all of them, a chapter lead those of the led region.
 * @returns the condition, or the refusal: 401 for a visitor, 403 for anyone else
 */
export const visibleEvents = ({ user }: PayloadRequest): { visible: Where } | { refusal: Response } => {
  if (!user) return { refusal: problem(401, 'unauthenticated', 'Please sign in') }
  if (isAdmin(user)) return { visible: {} }
  if (isChapterLead(user) && user.chapterRegion)
    return { visible: { region: { equals: user.chapterRegion } } }
  return { refusal: problem(403, 'forbidden', 'You are not allowed to perform this action.') }
}

const STATUS_WHERE: Record<NonNullable<EventFilter['status']>, Where[]> = {
  draft: [{ _status: { not_equals: 'published' } }],
  published: [{ _status: { equals: 'published' } }, { isCancelled: { not_equals: true } }],
  cancelled: [{ _status: { equals: 'published' } }, { isCancelled: { equals: true } }],
}

const filterWhere = ({ q, status, when, region }: EventFilter, now: Date): Where[] => [
  ...(q ? [{ or: (['title', 'location'] as const).map((field) => ({ [field]: { contains: q } })) }] : []),
  ...(status ? STATUS_WHERE[status] : []),
  ...(when ? [when === 'upcoming' ? upcomingEvents(now.toISOString()) : pastEvents(now.toISOString())] : []),
  ...(region ? [{ region: { equals: region } }] : []),
]

/** What a request for a list of events asks for, narrowed to what the asking person may see; or the refusal: 400, 401, 403. */
export const askedEvents = (
  req: PayloadRequest,
): { filter: EventFilter; where: Where } | { refusal: Response } => {
  const seen = visibleEvents(req)
  if ('refusal' in seen) return seen
  const input = eventListSchema.safeParse(req.query)
  return input.success
    ? { filter: input.data, where: { and: [seen.visible, ...filterWhere(input.data, new Date())] } }
    : { refusal: invalid(input.error) }
}
