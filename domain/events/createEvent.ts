import type { PayloadRequest } from 'payload'
import type { Event } from '../../payload-types'
import { isDuplicateKey } from '../../platform/database'
import type { NewEvent } from './events.schema'
import { toStoredEvent } from './toStoredEvent'

const MAX_ATTEMPTS = 5

/** Creates an event. @returns its id */
export const createEvent = async (
  req: PayloadRequest,
  { status, ...form }: NewEvent,
): Promise<{ id: string }> => {
  const data = { ...toStoredEvent(form), _status: status } as Event
  for (let left = MAX_ATTEMPTS; ; left -= 1) {
    try {
      const { id } = await req.payload.create({
        collection: 'events',
        data,
        depth: 0,
        overrideAccess: false,
        req,
      })
      return { id }
    } catch (error) {
      // another request took the slug that follows from the title at the same moment
      if (!isDuplicateKey(error) || left <= 1) throw error
    }
  }
}
