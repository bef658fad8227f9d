import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import type { Event } from '../../payload-types'
import { batchCalls } from '../../platform/batchCalls'
import { modelOf } from '../../platform/database'
import { perPayload } from '../../platform/perPayload'
import type { Stored } from '../../platform/stored.types'

export type StoredEvent = Stored<Event, 'eventDate' | 'endDate'>

const publishedChecks = perPayload((payload) =>
  batchCalls(async (ids: string[]) => {
    const wanted = [...new Set(ids)].map((id) => new ObjectId(id))
    const published = new Set(
      (
        await modelOf(payload, 'events').collection.distinct('_id', {
          _id: { $in: wanted },
          _status: 'published',
        })
      ).map(String),
    )
    return ids.map((id) => published.has(id))
  }),
)

/** Whether an event is published, which everybody may read. Calls at the same moment share one query. */
export const isEventPublished = (payload: Payload, id: string): Promise<boolean> =>
  publishedChecks(payload)(id.toLowerCase())

/** What a mailing says about an event. */
export interface AnnouncedEvent {
  title: string
  slug: string
  location: string
  /** Null while the date is to be announced. */
  eventDate: Date | null
}

/** Published events by id, as mailings announce them. */
export const findAnnouncedEvents = async (
  payload: Payload,
  ids: readonly string[],
): Promise<Map<string, AnnouncedEvent>> => {
  const events = await modelOf(payload, 'events')
    .collection.find<StoredEvent>({
      _id: { $in: ids.map((id) => new ObjectId(id)) },
      _status: 'published',
      deletedAt: null,
    })
    .toArray()
  return new Map(
    events.map(({ _id, title, slug, location, eventDate, isDateToBeAnnounced }) => [
      String(_id),
      { title, slug, location, eventDate: isDateToBeAnnounced ? null : eventDate },
    ]),
  )
}

/** The published events that lie ahead, the next first, as staff choose one for a mailing. */
export const findUpcomingTitles = (
  payload: Payload,
  limit: number,
): Promise<Pick<StoredEvent, '_id' | 'title' | 'eventDate'>[]> =>
  modelOf(payload, 'events')
    .find(
      { _status: 'published', deletedAt: null, isCancelled: { $ne: true }, eventDate: { $gt: new Date() } },
      { title: 1, eventDate: 1 },
    )
    .sort({ eventDate: 1 })
    .limit(limit)
    .lean<Pick<StoredEvent, '_id' | 'title' | 'eventDate'>[]>()
    .exec()

/** Finds an event as it is stored, also one in the trash. */
export const findStoredEvent = (payload: Payload, id: unknown): Promise<StoredEvent | null> =>
  modelOf(payload, 'events').findOne({ _id: id }).lean<StoredEvent | null>().exec()

/** Whether an event takes place and has not begun: until then orders of its tickets can be changed. */
export const isAhead = (event: StoredEvent | null, now: Date): event is StoredEvent =>
  event !== null &&
  !event.isCancelled &&
  !event.deletedAt &&
  (Boolean(event.isDateToBeAnnounced) || event.eventDate > now)

/** Finds an event that is not in the trash. */
export const findEventOutsideTrash = (payload: Payload, id: unknown): Promise<StoredEvent | null> =>
  modelOf(payload, 'events').findOne({ _id: id, deletedAt: null }).lean<StoredEvent | null>().exec()

/** Finds an event if what is stored is published; drafts beside it do not count. */
export const findPublishedEvent = (payload: Payload, id: unknown): Promise<StoredEvent | null> =>
  modelOf(payload, 'events').findOne({ _id: id, _status: 'published' }).lean<StoredEvent | null>().exec()

/**
 * Claims the next change of an event: moves the time of its last change, if it still is the expected one.
 * @returns whether this caller got the claim
 */
export const claimEventVersion = async (
  payload: Payload,
  id: string,
  expected: Date,
  claimedAt: Date,
): Promise<boolean> => {
  const { matchedCount } = await modelOf(payload, 'events').updateOne(
    { _id: id, updatedAt: expected },
    { $set: { updatedAt: claimedAt } },
    { timestamps: false },
  )
  return matchedCount > 0
}

/** Gives a claim back: sets the time of the last change to what it was before. */
export const releaseEventVersion = async (
  payload: Payload,
  id: string,
  claimedAt: Date,
  before: Date,
): Promise<void> => {
  await modelOf(payload, 'events').updateOne(
    { _id: id, updatedAt: claimedAt },
    { $set: { updatedAt: before } },
    { timestamps: false },
  )
}

/** Ids of the events that staff called off. */
export const findCancelledEvents = (payload: Payload): Promise<ObjectId[]> =>
  modelOf(payload, 'events').collection.distinct('_id', { isCancelled: true })

const LISTED = {
  title: 1,
  slug: 1,
  eventDate: 1,
  endDate: 1,
  isDateToBeAnnounced: 1,
  isCancelled: 1,
  deletedAt: 1,
  location: 1,
  venue: 1,
} as const
export type ListedEvent = Pick<StoredEvent, keyof typeof LISTED>

/** Events by id, as lists name them, also those in the trash. */
export const findEventTitles = async (
  payload: Payload,
  ids: readonly ObjectId[],
): Promise<Map<string, ListedEvent>> => {
  const events = await modelOf(payload, 'events')
    .collection.find<StoredEvent>({ _id: { $in: [...ids] } }, { projection: LISTED })
    .toArray()
  return new Map(events.map(({ _id, ...event }) => [String(_id), event]))
}
