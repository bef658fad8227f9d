import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook } from 'payload'
import { endWaitingList, followWaitingListSoon } from '../../../domain/events/waiting'
import type { Event } from '../../../payload-types'

/** Offers what a higher limit of an event frees to those who wait; ends the line of one that does not take place. */
export const followLine: CollectionAfterChangeHook<Event> = async ({ doc, operation, req }) => {
  if (operation === 'update') await followWaitingListSoon(req.payload, doc.id)
  return doc
}

/** Ends the line of an event that is deleted, and tells those who wait, while it can still be read. */
export const endLine: CollectionBeforeDeleteHook = ({ id, req }) => endWaitingList(req.payload, String(id))
