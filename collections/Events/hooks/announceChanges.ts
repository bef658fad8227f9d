import type { CollectionAfterChangeHook } from 'payload'
import { announceChange } from '../../../domain/events/registrations'
import type { Event } from '../../../payload-types'
import { planKey } from './rememberPlan'

/** Announces to everybody registered that an event was cancelled, or that its time or place changed. */
export const announceChanges: CollectionAfterChangeHook<Event> = async ({ context, doc, operation, req }) => {
  if (operation === 'update') await announceChange(req.payload, doc, context[planKey(doc.id)])
  return doc
}
