import type { Payload } from 'payload'
import { uploadStorage } from '../../../services/fileStorage'
import { findFileOfUpload, removeAdoptedBytes } from '../files'
import { claimExpiredUpload, hasUpload, removeUpload } from '../uploads'
import { UPLOAD_TTL_MS } from '../uploads/purposes.schema'
import { removeUnshownFile } from './removeUnshownFile'

/** Removes an upload, and the file that it became if nothing shows it. Safe to break off. */
const remove = async (payload: Payload, key: string): Promise<void> => {
  const file = await findFileOfUpload(payload, key)
  if (file) await removeUnshownFile(payload, file)
  if (!(await findFileOfUpload(payload, key))) await removeAdoptedBytes(key)
  await removeUpload(payload, key)
}

/**
 * Removes uploads that were abandoned for a day, and whatever was left of one that broke off. Safe to run twice.
 * @param signal stops after the current upload
 */
export const removeAbandonedUploads = async (payload: Payload, signal?: AbortSignal): Promise<void> => {
  while (!signal?.aborted) {
    const key = await claimExpiredUpload(payload)
    if (key === undefined) break
    await remove(payload, key)
  }
  // bytes without a document: of an upload that was killed while it began
  if (!signal?.aborted)
    await uploadStorage.removeStrays(new Date(Date.now() - UPLOAD_TTL_MS), (key) =>
      hasUpload(payload, { key }),
    )
}
