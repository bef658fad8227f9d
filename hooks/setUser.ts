import type { CollectionBeforeChangeHook } from 'payload'

/** Makes a new document belong to whoever makes it. Administrators may have named somebody else. */
export const setUser: CollectionBeforeChangeHook = ({ data, operation, req }) => {
  if (operation === 'create' && req.user && !data.user) data.user = req.user.id
  return data
}
