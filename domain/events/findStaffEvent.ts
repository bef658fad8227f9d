import type { PayloadRequest, Where } from 'payload'
import type { BranchRight } from '../../collections/access/policies.schema'
import { hasRight, regionWith } from '../../collections/access/roles'
import type { Event } from '../../payload-types'
import { isObjectId } from '../../platform/isObjectId'

/** What staff of a region may do with its events. */
export type EventRight = Extract<BranchRight, 'readEvents' | 'changeEvents' | 'keepAttendance'>

/**
 * The condition for the events that a member of staff works on: all for who manages events, those of the region for who
 * has a right for it. Undefined for everyone else.
 */
export const staffEvents = (
  user: PayloadRequest['user'],
  right: EventRight = 'readEvents',
): Where | undefined => {
  if (hasRight(user, 'events')) return {}
  const region = regionWith(user, right)
  return region && { region: { equals: region } }
}

interface StaffEvent {
  /** What staff work on: the published event, or the latest draft of one that is not published. */
  event: Event
  /** When the stored document was changed last; a draft made in the panel is stored beside it. */
  storedAt: string
  hasDraft: boolean
}

/** Finds an event that the signed-in member of staff works on; undefined also for an event of another region. */
export const findStaffEvent = async (req: PayloadRequest, id: unknown): Promise<StaffEvent | undefined> => {
  const visible = staffEvents(req.user)
  if (!visible || !isObjectId(id)) return undefined
  const find = async (draft: boolean): Promise<Event | undefined> =>
    (
      await req.payload.find({
        collection: 'events',
        where: { and: [visible, { id: { equals: id } }] },
        draft,
        limit: 1,
        depth: 0,
        overrideAccess: false,
        req,
      })
    ).docs[0]
  const [stored, latest] = await Promise.all([find(false), find(true)])
  if (!stored) return undefined
  const isPublished = stored._status === 'published'
  return {
    event: isPublished ? stored : (latest ?? stored),
    storedAt: stored.updatedAt,
    hasDraft: isPublished && latest?._status === 'draft',
  }
}
