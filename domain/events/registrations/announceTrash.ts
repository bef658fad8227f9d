import type { Payload } from 'payload'
import type { Event } from '../../../payload-types'
import { readEventFacts, storeReturnAnnouncement, storeTrashAnnouncement } from '..'
import { isPastEvent } from '../eventTime.schema'
import type { EventFacts } from '../mails/eventFacts'
import { announceEventsNow } from './announceEvents'

const storeReturn = async (payload: Payload, id: string, at: Date): Promise<boolean> => {
  const event = await readEventFacts(payload, id)
  const takesPlace = event && !event.isCancelled && !isPastEvent(event, at.getTime())
  return storeReturnAnnouncement(payload, id, takesPlace ? { kind: 'changed', at, event } : undefined)
}

/**
 * Announces to everybody registered that an event that was moved to the trash does not take place, and once it is
 * published again, that it does. Registrations stay as long as the event exists.
 * @param before the public facts of an event that is being moved to the trash
 */
export const announceTrash = async (
  payload: Payload,
  { id, deletedAt, _status }: Event,
  before: EventFacts | null | undefined,
): Promise<void> => {
  const at = new Date()
  let isWaiting = false
  if (deletedAt && before && !before.isCancelled && !isPastEvent(before, at.getTime())) {
    const event = { ...before, isCancelled: true }
    isWaiting = await storeTrashAnnouncement(payload, id, { kind: 'cancelled', at, event })
  } else if (_status === 'published' && !deletedAt) {
    isWaiting = await storeReturn(payload, id, at)
  }
  if (isWaiting) await announceEventsNow(payload, id)
}
