import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { modelOf } from '../../platform/database'
import { batchCalls } from '../../platform/batchCalls'
import { perPayload } from '../../platform/perPayload'

const readers = perPayload((payload) =>
  batchCalls(async (ids: string[]) => {
    const asked = [...new Set(ids)].map((id) => new ObjectId(id))
    const published = new Set(
      (
        await modelOf(payload, 'events').collection.distinct('_id', {
          _id: { $in: asked },
          _status: 'published',
        })
      ).map(String),
    )
    return ids.map((id) => published.has(id))
  }),
)

/** Whether an event is published, which everybody may read. Who asks at the same moment shares the question to the database. */
export const isPublished = (payload: Payload, id: string): Promise<boolean> =>
  readers(payload)(id.toLowerCase())
