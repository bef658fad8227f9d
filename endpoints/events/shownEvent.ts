import type { PayloadRequest } from 'payload'
import type { Event } from '../../payload-types'
import { problem } from '../answers'
import { isObjectId } from '../../platform/isObjectId'
import { visibleEvents } from './askedEvents'

export interface ShownEvent {
  /** What the desk shows: what is published, or of an event that is not the latest draft. */
  event: Event
  /** When the document itself was changed last: a draft made in the panel is kept beside it. */
  storedAt: string
  hasDraft: boolean
}

/** The event that a request of staff is about, or the refusal: 401, 403, 404 also for an event of another region. */
export const shownEvent = async (req: PayloadRequest): Promise<ShownEvent | { refusal: Response }> => {
  const seen = visibleEvents(req)
  if ('refusal' in seen) return seen
  const id = req.routeParams?.id
  const find = async (draft: boolean): Promise<Event | undefined> => {
    const where = { and: [seen.visible, { id: { equals: id } }] }
    return (
      await req.payload.find({
        collection: 'events',
        where,
        draft,
        limit: 1,
        depth: 0,
        overrideAccess: false,
        req,
      })
    ).docs[0]
  }
  const [stored, latest] = isObjectId(id) ? await Promise.all([find(false), find(true)]) : []
  if (!stored) return { refusal: problem(404, 'not_found', 'This event could not be found') }
  const isPublished = stored._status === 'published'
  return {
    event: isPublished ? stored : (latest ?? stored),
    storedAt: stored.updatedAt,
    hasDraft: isPublished && latest?._status === 'draft',
  }
}
