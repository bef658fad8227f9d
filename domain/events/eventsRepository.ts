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

/** Finds an event as it is stored, also one in the trash. */
export const findStoredEvent = (payload: Payload, id: unknown): Promise<StoredEvent | null> =>
  modelOf(payload, 'events').findOne({ _id: id }).lean<StoredEvent | null>().exec()

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
