import { ObjectId } from 'mongodb'
import type { CollectionBeforeChangeHook } from 'payload'
import { markCreditsDue } from '../../../domain/events'
import type { Event } from '../../../payload-types'

/** Notes before an event changes that the CPD hours of who came may have to change, too. */
export const creditsDue: CollectionBeforeChangeHook<Event> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation === 'update' && originalDoc) await markCreditsDue(req.payload, [new ObjectId(originalDoc.id)])
  return data
}
