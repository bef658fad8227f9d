import type { PayloadRequest } from 'payload'
import { beginUpload, refuseUploader, removeUpload } from '../../../domain/publications/uploads'
import { UPLOAD_PURPOSES, type UploadPurpose } from '../../../domain/publications/uploads/purposes.schema'
import { UPLOAD_TEXTS } from '../../../domain/publications/uploads/uploadTexts.schema'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { admittedBy, type SignedInUser } from '../../guards'
import { beginProblem } from './beginProblem'
import { tusAnswer } from './tusAnswer'
import { uploadProblem } from './uploadProblem'

/** A value of the header that the client describes a file by: `purpose c3VibWlzc2lvbg==,…`. */
const readMetadata = (headers: Headers, wanted: string): string | undefined => {
  const pairs = (headers.get('upload-metadata') ?? '').split(',').map((pair) => pair.trim().split(' '))
  const value = pairs.findLast(([name]) => name === wanted)
  return value && Buffer.from(value[1] ?? '', 'base64').toString('utf8')
}

const isPurpose = (value: string | undefined): value is UploadPurpose =>
  value !== undefined && Object.hasOwn(UPLOAD_PURPOSES, value)

/** Who may send a file, and what for; the refusal is worded for the purpose. */
const uploaderOf = (
  req: PayloadRequest,
): { user: SignedInUser; purpose: UploadPurpose } | { refusal: Response } => {
  const { headers, user } = req
  const purpose = readMetadata(headers, 'purpose')
  if (!isPurpose(purpose))
    return {
      refusal: user
        ? problem(400, 'purpose', 'What the file is for is not known')
        : problem(401, 'purpose', 'Please sign in'),
    }
  const refusal = refuseUploader(req, purpose)
  return refusal || !user
    ? { refusal: uploadProblem(refusal ?? 'unauthenticated', purpose) }
    : { user, purpose }
}

/**
 * `POST /api/uploads`: begins an upload by the tus protocol. `Upload-Length` says how large the file is in bytes,
 * `Upload-Metadata` what it is for (`purpose`); its name is not read. Answers 201 with its address in `Location`, 400,
 * 401, 403, 413 for a file over the limit, 429, 507 when the disk has no room for it.
 * Source: spec.md section 6; decisions.md "Limits".
 */
export const begin = declareEndpoint({
  method: 'post',
  path: '/uploads',
  access: admittedBy(uploaderOf),
  handler: async (req, { user, purpose }) => {
    const { payload, headers } = req
    const size = Number(headers.get('upload-length'))
    if (!Number.isSafeInteger(size) || size < 1) return problem(400, 'not_pdf', UPLOAD_TEXTS.notPdf)
    const begun = await beginUpload(req, { user: user.id, purpose, size })
    if ('refusal' in begun) return beginProblem(begun)
    const answer = await tusAnswer(payload, 'POST', begun.key, { headers, body: null })
    if (answer.status !== 201) await removeUpload(payload, begun.key)
    return answer
  },
})
