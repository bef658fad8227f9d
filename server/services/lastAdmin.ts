import type { Payload } from 'payload'
import { modelOf } from './database'

/** Who can be relied on: whose post nobody is about to take, and who can get in. */
const STAYING = { role: 'admin', isLeaving: { $ne: true }, isLocked: { $ne: true } } as const

/** What marks a row whose holder is about to be without the post. */
export type Farewell = 'isLeaving' | 'isLocked'

/**
 * Lets an administrator go only when another stays. Each that would go first asks one other row to keep the post, and a
 * row that keeps it for somebody cannot go: of two that would leave each other alone, at most one goes. Both decisions
 * are single operations on one document.
 * @param mark set on the row that goes
 * @returns the row that keeps the post, to be freed when it is done; null for a row that is no administrator's;
 *   undefined when nobody would stay
 */
export const letAdminGo = async (payload: Payload, rowId: unknown, mark: Farewell): Promise<{ keeper: unknown } | null | undefined> => {
  const roles = modelOf(payload, 'roles')
  const row = { _id: rowId, role: 'admin' }
  if (!(await roles.exists(row))) return null
  const keeper = await roles.findOneAndUpdate({ ...STAYING, _id: { $ne: rowId } }, { $inc: { keepsFor: 1 } }).lean<{ _id: unknown }>()
  if (!keeper) return undefined
  const going = await roles.updateOne({ ...row, keepsFor: { $not: { $gt: 0 } } }, { $set: { [mark]: true } })
  if (going.matchedCount > 0) return { keeper: keeper._id }
  await freeKeeper(payload, keeper._id)
  return undefined
}

/** Frees a row that kept the post for one that is gone now. */
export const freeKeeper = async (payload: Payload, keeper: unknown): Promise<void> => {
  await modelOf(payload, 'roles').updateOne({ _id: keeper }, { $inc: { keepsFor: -1 } })
}
