import type { CollectionBeforeChangeHook } from 'payload'
import type { Publication } from '../../../payload-types'

/** Records who added a publication; nobody can set it by hand. */
export const setAuthor: CollectionBeforeChangeHook<Publication> = ({ data, operation, req }) => {
  if (operation === 'create' && req.user) data.author = req.user.id
  return data
}
