import type { Endpoint } from 'payload'
import { UPLOAD_TTL_MS } from '../../domain/uploads/purposes.schema'
import { beginsAsWanted, typeOfUpload } from '../../domain/uploads/uploadTypes'
import { arrivedBytes, dropUpload, uploadsOf } from '../../domain/uploads/uploads'
import { problem } from '../answers'
import { requires } from '../requirements'
import { ownUpload } from './ownUpload'
import { UPLOAD_TEXTS } from '../../domain/uploads/uploadTexts.schema'
import { tusAnswer } from './tusServer'

/**
 * `PATCH /api/uploads/:key`: the next bytes of an upload, from `Upload-Offset` on. They go to the disk as they come.
 * Answers 204 with the new `Upload-Offset`, 401, 403, 404, 409 for another offset than what has arrived, 415 for what
 * is not of the kind wanted (nothing of it is kept), 507 when the disk is full (what has arrived is kept).
 */
export const append: Endpoint = {
  method: 'patch',
  path: '/uploads/:key',
  // a large file comes in thousands of pieces; how many files a person may send is counted apart
  custom: requires({ streams: 'application/offset+octet-stream', rate: 'read' }),
  handler: async (req) => {
    const own = await ownUpload(req)
    if ('refusal' in own) return own.refusal
    const { payload } = req
    const { key, size, purpose } = own.upload
    const refuse = async (): Promise<Response> => {
      await dropUpload(payload, key)
      return problem(415, 'not_pdf', UPLOAD_TEXTS.wrongType[purpose])
    }
    const before = await arrivedBytes(key)
    if (before === undefined) return problem(404, 'not_found', UPLOAD_TEXTS.gone)
    if (!(await beginsAsWanted(key, before, purpose))) return refuse()
    await uploadsOf(payload).updateOne({ key }, { $set: { expiresAt: new Date(Date.now() + UPLOAD_TTL_MS) } })
    const answer = await tusAnswer(payload, 'PATCH', key, { headers: req.headers, body: req.body ?? null })
    if (answer.status !== 204) return answer
    const arrived = Number(answer.headers.get('upload-offset'))
    return (
      arrived === size ? await typeOfUpload(key, size, purpose) : await beginsAsWanted(key, arrived, purpose)
    )
      ? answer
      : refuse()
  },
}
