import type { Payload } from 'payload'
import type { DeskSettings, DeskSettingsChange } from './deskSettings.schema'
import {
  findDeskSettings,
  isSameVisit,
  removeView,
  storeHasDigest,
  storeHiddenColumns,
  storeVisit,
  storeView,
} from './deskSettingsRepository'

/** What the desk keeps for a person. */
export const readDeskSettings = async (payload: Payload, user: string): Promise<DeskSettings> => {
  const stored = await findDeskSettings(payload, user)
  return {
    hiddenColumns: stored?.hiddenColumns ?? {},
    views: (stored?.views ?? []).map(({ name, to }) => ({ name, to })),
    hasDigest: stored?.hasDigest ?? false,
  }
}

/**
 * Changes what the desk keeps for a person.
 * @returns the settings afterwards; `too_many` when no further view can be kept
 */
export const changeDeskSettings = async (
  payload: Payload,
  user: string,
  change: DeskSettingsChange,
): Promise<DeskSettings | 'too_many'> => {
  if (change.change === 'columns') await storeHiddenColumns(payload, user, change.list, change.hidden)
  else if (change.change === 'digest') await storeHasDigest(payload, user, change.isWanted)
  else if (change.change === 'visit') await storeVisit(payload, user, new Date())
  else if (change.change === 'removeView') await removeView(payload, user, change.to)
  else if (!(await storeView(payload, user, { name: change.name, to: change.to }))) return 'too_many'
  return readDeskSettings(payload, user)
}

/**
 * When a person was at the desk before now; null for the first time. Within some hours it is one visit.
 * @param user id of the account
 */
export const readLastVisit = async (payload: Payload, user: string, now: Date): Promise<Date | null> => {
  const stored = await findDeskSettings(payload, user)
  if (!stored?.visitedAt) return null
  return isSameVisit(stored.visitedAt, now) ? (stored.visitedBefore ?? null) : stored.visitedAt
}
