import { APIError, type CollectionBeforeDeleteHook } from 'payload'
import { releaseAdminRole } from '../../../domain/accounts'

const LAST_ADMIN = 'This is the last administrator. Please make someone else an administrator first.'

/** Refuses to delete the role of the last administrator who can sign in. See domain/accounts/adminRoles.ts. */
export const keepLastAdmin: CollectionBeforeDeleteHook = async ({ id, req }) => {
  // the release ends with the row
  if ((await releaseAdminRole(req.payload, id)) === undefined)
    throw new APIError(LAST_ADMIN, 409, undefined, true)
}
