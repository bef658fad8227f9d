import { APIError, type CollectionAfterDeleteHook, type CollectionBeforeDeleteHook } from 'payload'
import { modelOf } from '../../../server/services/database'

export const LAST_ADMIN = 'This is the last administrator. Make somebody else an administrator first.'

const refuse = (): never => {
  throw new APIError(LAST_ADMIN, 409, undefined, true)
}

/**
 * Lets an administrator's role go only when another stays. Each removal first asks one other row to keep the post, and
 * a row that keeps it for somebody cannot leave: of two that would leave each other alone, at most one goes. Both
 * decisions are single operations on one document.
 */
export const keepLastAdmin: CollectionBeforeDeleteHook = async ({ id, req, context }) => {
  const roles = modelOf(req.payload, 'roles')
  const isAdminRow = { _id: id, role: 'admin' }
  if (!(await roles.exists(isAdminRow))) return
  const keeper = await roles.findOneAndUpdate({ _id: { $ne: id }, role: 'admin', isLeaving: { $ne: true } }, { $inc: { keepsFor: 1 } })
  if (!keeper) return refuse()
  const leaving = await roles.updateOne({ ...isAdminRow, keepsFor: { $not: { $gt: 0 } } }, { $set: { isLeaving: true } })
  if (leaving.matchedCount === 0) {
    await roles.updateOne({ _id: keeper._id }, { $inc: { keepsFor: -1 } })
    return refuse()
  }
  context[`keeper of ${id}`] = keeper._id
}

/** Frees the one that kept the post. */
export const freeKeeper: CollectionAfterDeleteHook = async ({ id, req, context }) => {
  const keeper = context[`keeper of ${id}`]
  if (keeper) await modelOf(req.payload, 'roles').updateOne({ _id: keeper }, { $inc: { keepsFor: -1 } })
}
