import type { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { isDuplicateKey, modelOf } from '../../../platform/database'
import { DESK_LIMITS, type DeskList } from './deskSettings.constants'
import type { DeskSettings, DeskView } from './deskSettings.schema'

type StoredSettings = Partial<DeskSettings>

const settingsOf = (payload: Payload) => modelOf(payload, 'desk-settings')

export const findDeskSettings = (payload: Payload, user: string): Promise<StoredSettings | null> =>
  settingsOf(payload).findOne({ user }).lean<StoredSettings | null>().exec()

/** Makes the person's settings where there are none; of two at once, one does. */
const ensureSettings = async (payload: Payload, user: string): Promise<void> => {
  try {
    await settingsOf(payload).updateOne({ user }, { $setOnInsert: { views: [] } }, { upsert: true })
  } catch (error) {
    if (!isDuplicateKey(error)) throw error
  }
}

export const storeHiddenColumns = async (
  payload: Payload,
  user: string,
  list: DeskList,
  hidden: readonly string[],
): Promise<void> => {
  await ensureSettings(payload, user)
  await settingsOf(payload).updateOne({ user }, { $set: { [`hiddenColumns.${list}`]: [...hidden] } })
}

/**
 * Keeps a view, in place of another of the same address.
 * @returns false when the person has as many views as there may be
 */
export const storeView = async (payload: Payload, user: string, view: DeskView): Promise<boolean> => {
  await ensureSettings(payload, user)
  const renamed = await settingsOf(payload).updateOne(
    { user, 'views.to': view.to },
    { $set: { 'views.$.name': view.name } },
  )
  if (renamed.matchedCount > 0) return true
  const added = await settingsOf(payload).updateOne(
    { user, 'views.to': { $ne: view.to }, [`views.${DESK_LIMITS.views - 1}`]: { $exists: false } },
    { $push: { views: view } },
  )
  return added.matchedCount > 0
}

export const removeView = async (payload: Payload, user: string, to: string): Promise<void> => {
  await settingsOf(payload).updateOne({ user }, { $pull: { views: { to } } })
}

export const storeHasDigest = async (payload: Payload, user: string, hasDigest: boolean): Promise<void> => {
  await ensureSettings(payload, user)
  await settingsOf(payload).updateOne({ user }, { $set: { hasDigest } })
}

/** The accounts of those who want a mail each morning. */
export const findDigestReaders = async (payload: Payload): Promise<string[]> =>
  (
    await settingsOf(payload)
      .find({ hasDigest: true }, { _id: 0, user: 1 })
      .lean<{ user: ObjectId }[]>()
      .exec()
  ).map(({ user }) => user.toHexString())

export const deleteDeskSettings = async (payload: Payload, user: string): Promise<void> => {
  await settingsOf(payload).deleteMany({ user })
}
