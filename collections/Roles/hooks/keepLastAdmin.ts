import { APIError, type CollectionBeforeDeleteHook } from 'payload'
import { releaseAdminRole } from '../../../domain/accounts'

export const LAST_ADMIN = 'This is the last administrator. Please make someone else an administrator first.'

/** Lets an administrator's role go only when another administrator stays who can get in. See domain/accounts/releaseAdminRole.ts. */
export const keepLastAdmin: CollectionBeforeDeleteHook = async ({ id, req }) => {
  // ends with the row
  if ((await releaseAdminRole(req.payload, id)) === undefined)
    throw new APIError(LAST_ADMIN, 409, undefined, true)
}
