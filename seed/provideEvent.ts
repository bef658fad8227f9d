import type { Payload } from 'payload'
import type { New } from './content/types'
import { type Created, createIfAbsent, exists } from './createIfAbsent'

/**
 * Publishes an event unless it exists, and creates its seat ledger: a crash may have happened between the
 * two.
 */
export const provideEvent = async (
  payload: Payload,
  created: Created,
  event: New<'events'>,
): Promise<void> => {
  const id = await createIfAbsent(payload, created, 'events', event)
  if (await exists(payload, 'seat-ledgers', { event: { equals: id } })) return
  await payload.update({
    collection: 'events',
    id,
    data: {},
    depth: 0,
    overrideAccess: true, // a fresh installation is filled by the system
  })
}
