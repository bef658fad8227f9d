import type { CollectionBeforeChangeHook } from 'payload'
import type { Event } from '../../../payload-types'

/** Records who created an event; the field cannot be set by hand. */
export const setCreatedBy: CollectionBeforeChangeHook<Event> = ({ data, operation, req }) => {
  if (operation === 'create' && req.user) data.createdBy = req.user.id
  return data
}
