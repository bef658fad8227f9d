import type { Payload } from 'payload'
import { closeRegistration, readOpenEventForMails } from '..'
import { isPastEvent } from '../eventTime.schema'
import { queueMailsToHolders } from './queueEventMails'

/**
 * Mails everybody registered that an event does not take place, before it is deleted and can no longer be read. For an
 * event in the trash they were told before.
 */
export const announceDeletion = async (payload: Payload, id: unknown): Promise<void> => {
  const event = (await readOpenEventForMails(payload, id))?.()
  if (!event || event.isCancelled || isPastEvent(event, Date.now())) return
  const at = new Date()
  const holders = await closeRegistration(payload, id)
  await queueMailsToHolders(payload, 'eventCancelled', holders, (user) => ({
    event: { ...event, isCancelled: true },
    user,
    at,
    dedupeKey: `event:${event.id}:deleted:${String(user)}`,
  }))
}
