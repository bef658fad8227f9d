import { randomUUID } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import type { Endpoint } from 'payload'
import { UPLOAD_PURPOSES, UPLOAD_TTL_MS, type UploadPurpose } from '../../domain/uploads/purposes.schema'
import { allowAttempt } from '../../platform/rateLimits'
import { uploadsDir } from '../../domain/files/fileStorage'
import { dropUpload, hasSpaceFor, uploadsOf } from '../../domain/uploads/uploads'
import { problem, tooManyAttempts } from '../answers'
import { UPLOAD_TEXTS, formatLimit } from '../../domain/uploads/uploadTexts.schema'
import { tusAnswer } from './tusServer'
import { limitFor, refuseUploader } from './uploadRules'

/** Of one person at a time: what is begun and left takes space for a day. */
const MAX_OPEN = 5

/** The values of the header that the client describes a file by: `purpose c3VibWlzc2lvbg==,…`. */
const readMetadata = (header: string | null): Map<string, string> =>
  new Map(
    (header ?? '').split(',').map((pair) => {
      const [name = '', value = ''] = pair.trim().split(' ')
      return [name, Buffer.from(value, 'base64').toString('utf8')]
    }),
  )

const isPurpose = (value: string | undefined): value is UploadPurpose =>
  value !== undefined && Object.hasOwn(UPLOAD_PURPOSES, value)

/**
 * `POST /api/uploads`: begins an upload by the tus protocol. `Upload-Length` says how large the file is in bytes,
 * `Upload-Metadata` what it is for (`purpose`); its name is of no interest. Answers 201 with its address in `Location`, 400,
 * 401, 403, 413 for a file over the limit, 429, 507 when the disk has no room for it.
 * Source: spec.md section 6; decisions.md "Limits".
 */
export const begin: Endpoint = {
  method: 'post',
  path: '/uploads',
  handler: async (req) => {
    const purpose = readMetadata(req.headers.get('upload-metadata')).get('purpose')
    if (!isPurpose(purpose))
      return problem(
        req.user ? 400 : 401,
        'purpose',
        req.user ? 'What the file is for is not known' : 'Please sign in',
      )
    const refusal = refuseUploader(req, purpose)
    if (refusal || !req.user) return refusal ?? problem(401, 'unauthenticated', 'Please sign in')
    const size = Number(req.headers.get('upload-length'))
    if (!Number.isSafeInteger(size) || size < 1) return problem(400, 'not_pdf', UPLOAD_TEXTS.notPdf)
    const limit = await limitFor(req, purpose)
    if (size >= limit) return problem(413, 'too_large', UPLOAD_TEXTS.tooLarge(formatLimit(limit)))
    const attempt = await allowAttempt(req, 'upload', req.user.id, '')
    if (!attempt.isAllowed) return tooManyAttempts(attempt.retryAfterSeconds)
    const uploads = uploadsOf(req.payload)
    const open = await uploads.countDocuments({
      user: req.user.id,
      document: null,
      expiresAt: { $gt: new Date() },
    })
    if (open >= MAX_OPEN) return problem(429, 'too_many_uploads', UPLOAD_TEXTS.tooMany)
    await mkdir(uploadsDir(), { recursive: true })
    if (!(await hasSpaceFor(size))) return problem(507, 'no_space', UPLOAD_TEXTS.noSpace)

    const key = randomUUID()
    await uploads.create({
      key,
      user: req.user.id,
      purpose,
      size,
      expiresAt: new Date(Date.now() + UPLOAD_TTL_MS),
    })
    const answer = await tusAnswer(req.payload, 'POST', key, { headers: req.headers, body: null })
    if (answer.status !== 201) await dropUpload(req.payload, key)
    return answer
  },
}
