import type { PayloadRequest } from 'payload'
import { UPLOAD_TTL_MS, type UploadPurpose } from '../../domain/uploads/purposes.schema'
import { adoptUpload } from '../../domain/files/fileStorage'
import { typeNamed, typeOfUpload } from '../../domain/uploads/uploadTypes'
import { type UploadRow, arrivedBytes, dropUpload, uploadsOf } from '../../domain/uploads/uploads'
import { fieldProblem } from '../answers'
import { UPLOAD_TEXTS } from '../../domain/uploads/uploadTexts.schema'
import { refuseUploader } from './uploadRules'

/** How long a process that was killed while it took an upload over keeps others from it. */
const TAKE_MS = 30_000

export interface Taking {
  /** Key of the upload. */
  key: string
  purpose: UploadPurpose
  /** What readers see as its name, without the ending. */
  name: string
  /** What shows the file already, if the step was broken off after it was made: its id. */
  find: (file: string) => Promise<string | undefined>
  /** Makes or changes what shows the file. Returns its id. */
  make: (file: string) => Promise<string>
}

const refused = (status: number, code: string, message: string): { refusal: Response } => ({
  refusal: fieldProblem(status, code, 'file', message),
})

/**
 * Turns a complete upload into a stored file and into what shows it. Repeated, at once or after it was killed between its
 * steps, it comes to the same document: neither a duplicate nor a file that nobody shows.
 * @returns the id of what shows the file, or the refusal: 401, 403, 404, 409, 415
 */
export const takeUpload = async (
  req: PayloadRequest,
  { key, purpose, name, find, make }: Taking,
): Promise<{ id: string } | { refusal: Response }> => {
  const refusal = refuseUploader(req, purpose)
  if (refusal || !req.user) return { refusal: refusal ?? Response.error() }
  const uploads = uploadsOf(req.payload)
  const own = { key, user: req.user.id, purpose }
  const now = new Date()
  const lease = new Date(now.getTime() + TAKE_MS)
  const row = await uploads
    .findOneAndUpdate(
      { ...own, expiresAt: { $gt: now }, $or: [{ takenUntil: null }, { takenUntil: { $lte: now } }] },
      { $set: { takenUntil: lease, expiresAt: new Date(now.getTime() + UPLOAD_TTL_MS) } },
    )
    .lean<UploadRow>()
  if (!row)
    return (await uploads.exists(own))
      ? refused(409, 'busy', UPLOAD_TEXTS.busy)
      : refused(404, 'not_found', UPLOAD_TEXTS.gone)
  try {
    if (row.document) return { id: row.document }
    const arrived = await arrivedBytes(key)
    if (arrived !== undefined && arrived !== row.size)
      return refused(409, 'incomplete', UPLOAD_TEXTS.incomplete)
    // the bytes are moved already where a run broke off: what they are was written down before
    const type =
      arrived === undefined ? typeNamed(row.contentType) : await typeOfUpload(key, row.size, purpose)
    if (!type) {
      await dropUpload(req.payload, key)
      return refused(415, 'not_pdf', UPLOAD_TEXTS.wrongType[purpose])
    }
    if (arrived !== undefined) await uploads.updateOne({ key }, { $set: { contentType: type.contentType } })
    const file = await adoptUpload(req.payload, key, {
      filename: `${name.slice(0, 190) || 'paper'}.${type.extension}`,
      contentType: type.contentType,
    })
    if (!file) return refused(404, 'not_found', UPLOAD_TEXTS.gone)
    const id = (await find(file)) ?? (await make(file))
    await uploads.updateOne({ key }, { $set: { document: id } })
    return { id }
  } finally {
    await uploads.updateOne({ key, takenUntil: lease }, { $set: { takenUntil: null } })
  }
}
