import type { CollectionBeforeChangeHook } from 'payload'

/** Assigns a new document to the person who creates it. Administrators may name somebody else. */
export const setUser: CollectionBeforeChangeHook = ({ data, operation, req }) => {
  if (operation === 'create' && req.user && !data.user) data.user = req.user.id
  return data
}
