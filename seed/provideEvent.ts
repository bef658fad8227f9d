import type { Payload } from 'payload'
import { modelOf } from '../platform/database'
import type { New } from './content/types'
import { type Created, createIfAbsent } from './createIfAbsent'

/** Publishes an event unless it is there, and sees to it that it has its seats: a crash may have come between the two. */
export const provideEvent = async (
  payload: Payload,
  created: Created,
  event: New<'events'>,
): Promise<void> => {
  const id = await createIfAbsent(payload, created, 'events', event)
  if (await modelOf(payload, 'seat-ledgers').exists({ event: id })) return
  await payload.update({
    collection: 'events',
    id,
    data: {},
    depth: 0,
    overrideAccess: true, // a fresh installation is filled by the system
  })
}
