import type { Payload } from 'payload'
import { modelOf } from '../../platform/database'

/** How long an administrator counts as going who was let go. Far longer than any way of going takes. */
const LEASE_MS = 60_000

/** Who can be relied on: whose post nobody is about to take, and who can get in. */
const staying = () => ({
  role: 'admin',
  isLeaving: { $ne: true },
  isLocked: { $ne: true },
  goingUntil: { $not: { $gt: Date.now() } },
})

/** What marks a row whose holder is without the post from here on. */
export type Farewell = 'isLeaving' | 'isLocked'

/** An administrator on the way out, until `finishAdminRelease`. */
export interface AdminRelease {
  rowId: unknown
  /** When it ends by itself, in milliseconds since 1970; no two are alike. */
  until: number
}

/** Ends what `releaseAdminRole` began: the holder is gone, or stays after all. A crash before it is made good by the clock. */
export const finishAdminRelease = async (payload: Payload, { rowId, until }: AdminRelease): Promise<void> => {
  await modelOf(payload, 'roles').updateOne({ _id: rowId }, { $pull: { goingUntil: until } })
}

/**
 * Lets an administrator go only when another stays. Each that would go says so on its own row first and looks for
 * another that stays then: of two that would leave each other alone, the later one finds the earlier one going.
 * @param mark set on the row that goes
 * @returns to be ended when the holder is gone; null for a row that is no administrator's; undefined when nobody would
 *   stay
 */
export const releaseAdminRole = async (
  payload: Payload,
  rowId: unknown,
  mark?: Farewell,
): Promise<AdminRelease | null | undefined> => {
  const roles = modelOf(payload, 'roles')
  const going = { rowId, until: Date.now() + LEASE_MS + Math.random() }
  const { matchedCount } = await roles.updateOne(
    { _id: rowId, role: 'admin' },
    { $push: { goingUntil: going.until } },
  )
  if (matchedCount === 0) return null
  if (await roles.exists({ ...staying(), _id: { $ne: rowId } })) {
    if (mark) await roles.updateOne({ _id: rowId }, { $set: { [mark]: true } })
    return going
  }
  await finishAdminRelease(payload, going)
  return undefined
}
