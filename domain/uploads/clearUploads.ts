import { rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'
import { UPLOAD_TTL_MS } from './purposes.schema'
import { fileOfUpload, removeAdopted, removeFile, uploadsDir } from '../files/fileStorage'
import { isFileShown } from './isFileShown'
import { type UploadRow, dropUpload, listUploadFolder, uploadsOf } from './uploads'

/** How long a run keeps an upload from whoever would take it over in the same moment. */
const CLEARING_MS = 10 * 60_000

/** Forgets an upload that nobody came back to, and the file that it became if nothing shows it. Safe to break off. */
const clear = async (payload: Payload, key: string): Promise<void> => {
  const file = await fileOfUpload(payload, key)
  if (file && !(await isFileShown(payload, file))) await removeFile(payload, file)
  if (!(await fileOfUpload(payload, key))) await removeAdopted(key)
  await dropUpload(payload, key)
}

/** Bytes without a document: of an upload that was killed while it began. */
const clearStrays = async (payload: Payload): Promise<void> => {
  for (const name of await listUploadFolder()) {
    const file = path.join(uploadsDir(), name)
    if (await uploadsOf(payload).exists({ key: name })) continue
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Date.now() })) // gone meanwhile
    if (mtimeMs < Date.now() - UPLOAD_TTL_MS) await rm(file, { force: true })
  }
}

/**
 * Removes uploads that were abandoned for a day, and whatever was left of one that broke off. Safe to run twice.
 * @param signal leave off after the upload under way
 */
export const clearUploads = async (payload: Payload, signal?: AbortSignal): Promise<void> => {
  const uploads = uploadsOf(payload)
  while (!signal?.aborted) {
    const now = new Date()
    const row = await uploads
      .findOneAndUpdate(
        { expiresAt: { $lte: now }, $or: [{ takenUntil: null }, { takenUntil: { $lte: now } }] },
        { $set: { takenUntil: new Date(now.getTime() + CLEARING_MS) } },
      )
      .lean<UploadRow>()
    if (!row) break
    await clear(payload, row.key)
  }
  if (!signal?.aborted) await clearStrays(payload)
}
