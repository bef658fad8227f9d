import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { isDuplicateKey, modelOf } from '../../../platform/database'
import { DESK_LIMITS, type DeskList } from './deskSettings.constants'
import type { DeskSettings, DeskView } from './deskSettings.schema'

type StoredSettings = Partial<DeskSettings> & {
  /** When the person was on Today last, and in the visit before that one. */
  visitedAt?: Date
  visitedBefore?: Date | null
}

/** So long somebody may be away, and it is still the same visit. */
const VISIT_MS = 4 * 60 * 60_000

export const isSameVisit = (visitedAt: Date, now: Date): boolean =>
  now.getTime() - visitedAt.getTime() < VISIT_MS

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

/** Notes that a person is at the desk; a visit that begins moves the one before along. In one atomic step. */
export const storeVisit = async (payload: Payload, user: string, now: Date): Promise<void> => {
  await ensureSettings(payload, user)
  const begins = { $lt: [{ $ifNull: ['$visitedAt', new Date(0)] }, new Date(now.getTime() - VISIT_MS)] }
  await settingsOf(payload).collection.updateOne({ user: new ObjectId(user) }, [
    {
      $set: {
        visitedBefore: {
          $cond: [begins, { $ifNull: ['$visitedAt', null] }, { $ifNull: ['$visitedBefore', null] }],
        },
        visitedAt: now,
      },
    },
  ])
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
