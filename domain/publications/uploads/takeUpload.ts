import type { Payload, PayloadRequest } from 'payload'
import { uploadStorage } from '../../../services/fileStorage'
import { adoptUpload, removeFile } from '../files'
import { namedType, readUploadType } from './uploadTypes'
import type { UploadPurpose } from './purposes.schema'
import { removeUpload } from './removeUpload'
import { refuseUploader } from './uploadRules'
import { type StoredUpload, claimUpload, hasUpload, recordUpload, releaseUpload } from './uploadsRepository'

export interface Taking {
  /** Key of the upload. */
  key: string
  purpose: UploadPurpose
  /** What readers see as its name, without the ending. */
  name: string
  /** What shows the file already, if the step was broken off after it was made: its id. */
  find: (file: string) => Promise<string | undefined>
  /** Makes or changes what shows the file. Returns its id; null when it may not be made: the file is removed then. */
  make: (file: string) => Promise<string | null>
}

export interface TakeRefusal {
  refusal: 'unauthenticated' | 'forbidden' | 'busy' | 'not_found' | 'incomplete' | 'not_pdf' | 'not_made'
  purpose: UploadPurpose
}

const finalise = async (
  payload: Payload,
  { size, contentType }: StoredUpload,
  { key, purpose, name, find, make }: Taking,
): Promise<{ id: string } | TakeRefusal> => {
  const arrived = await uploadStorage.stat(key)
  if (arrived !== undefined && arrived !== size) return { refusal: 'incomplete', purpose }
  // the bytes are moved already where a run broke off: what they are was recorded before
  const type = arrived === undefined ? namedType(contentType) : await readUploadType(key, size, purpose)
  if (!type) {
    await removeUpload(payload, key)
    return { refusal: 'not_pdf', purpose }
  }
  if (arrived !== undefined) await recordUpload(payload, key, { contentType: type.contentType })
  const file = await adoptUpload(payload, key, {
    filename: `${name.slice(0, 190) || 'paper'}.${type.extension}`,
    contentType: type.contentType,
  })
  if (!file) return { refusal: 'not_found', purpose }
  const id = (await find(file)) ?? (await make(file))
  if (id === null) {
    await removeFile(payload, file)
    await removeUpload(payload, key)
    return { refusal: 'not_made', purpose }
  }
  await recordUpload(payload, key, { document: id })
  return { id }
}

/**
 * Turns a complete upload into a stored file and into what shows it. Repeated, at once or after it was killed
 * between its steps, it comes to the same document: neither a duplicate nor a file that nothing shows.
 * @returns the id of what shows the file
 */
export const takeUpload = async (
  req: PayloadRequest,
  taking: Taking,
): Promise<{ id: string } | TakeRefusal> => {
  const { key, purpose } = taking
  const refusal = refuseUploader(req, purpose)
  if (refusal || !req.user) return { refusal: refusal ?? 'unauthenticated', purpose }
  const own = { key, user: req.user.id, purpose }
  const claimed = await claimUpload(req.payload, own)
  if (!claimed) return { refusal: (await hasUpload(req.payload, own)) ? 'busy' : 'not_found', purpose }
  const { upload, lease } = claimed
  try {
    return upload.document ? { id: upload.document } : await finalise(req.payload, upload, taking)
  } finally {
    await releaseUpload(req.payload, key, lease)
  }
}
