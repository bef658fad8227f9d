import { APIError, type CollectionAfterDeleteHook, type CollectionBeforeDeleteHook } from 'payload'
import { freeKeeper, letAdminGo } from '../../../server/services/lastAdmin'

export const LAST_ADMIN = 'This is the last administrator. Make somebody else an administrator first.'

/** Lets an administrator's role go only when another administrator stays who can get in. See server/services/lastAdmin.ts. */
export const keepLastAdmin: CollectionBeforeDeleteHook = async ({ id, req, context }) => {
  const going = await letAdminGo(req.payload, id, 'isLeaving')
  if (going === undefined) throw new APIError(LAST_ADMIN, 409, undefined, true)
  if (going) context[`keeper of ${id}`] = going.keeper
}

/** Frees the one that kept the post. */
export const freeKeeperAfterDelete: CollectionAfterDeleteHook = async ({ id, req, context }) => {
  const keeper = context[`keeper of ${id}`]
  if (keeper) await freeKeeper(req.payload, keeper)
}
