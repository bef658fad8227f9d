import type { Payload } from 'payload'
import { isDuplicateKey, modelOf } from '../../platform/database'
import type { Stored } from '../../platform/stored.types'
import type { DownloadCount } from '../../payload-types'

/**
 * Records a visit once.
 * @returns false when it is recorded already
 */
export const createVisit = async (payload: Payload, key: string, expiresAt: Date): Promise<boolean> => {
  try {
    await modelOf(payload, 'download-visits').create({ key, expiresAt })
    return true
  } catch (error) {
    if (isDuplicateKey(error)) return false
    throw error
  }
}

export const incrementDownloads = async (payload: Payload, publication: string): Promise<void> => {
  const now = new Date()
  await modelOf(payload, 'download-counts').updateOne(
    { publication },
    { $inc: { count: 1 }, $set: { updatedAt: now }, $setOnInsert: { createdAt: now } },
    { upsert: true, timestamps: false },
  )
}

/** How often publications were downloaded, by publication; one that never was has no entry. */
export const findDownloadCounts = async (
  payload: Payload,
  publications: readonly string[],
): Promise<Map<string, number>> => {
  const counts = await modelOf(payload, 'download-counts')
    .find({ publication: { $in: publications } }, { _id: 0, publication: 1, count: 1 })
    .lean<Pick<Stored<DownloadCount>, 'publication' | 'count'>[]>()
  return new Map(counts.map(({ publication, count }) => [String(publication), count]))
}
