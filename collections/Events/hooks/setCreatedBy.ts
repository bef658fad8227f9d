import type { CollectionBeforeChangeHook } from 'payload'
import type { Event } from '../../../payload-types'

/** Records who made an event; nobody can set it by hand. */
export const setCreatedBy: CollectionBeforeChangeHook<Event> = ({ data, operation, req }) => {
  if (operation === 'create' && req.user) data.createdBy = req.user.id
  return data
}
