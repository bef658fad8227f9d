import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { allowAttempt } from '../../../platform/rateLimits'
import { uploadStorage } from '../../../services/fileStorage'
import type { UploadPurpose } from './purposes.schema'
import { readUploadLimit } from './uploadRules'
import { countOpenUploads, createUpload } from './uploadsRepository'

/** Of one person at a time: what is begun and abandoned takes space for a day. */
const MAX_OPEN = 5

export type BeginRefusal =
  | { refusal: 'too_large'; limitBytes: number }
  | { refusal: 'too_many_attempts'; retryAfterSeconds: number }
  | { refusal: 'too_many_uploads' | 'no_space' }

/**
 * Records an upload that a person who may make it begins.
 * @param size in bytes
 * @returns its key, under which the bytes are to be sent
 */
export const beginUpload = async (
  req: PayloadRequest,
  { user, purpose, size }: { user: string; purpose: UploadPurpose; size: number },
): Promise<{ key: string } | BeginRefusal> => {
  const limitBytes = await readUploadLimit(req, purpose)
  if (size >= limitBytes) return { refusal: 'too_large', limitBytes }
  const attempt = await allowAttempt(req, 'upload', user, '')
  if (!attempt.isAllowed)
    return { refusal: 'too_many_attempts', retryAfterSeconds: attempt.retryAfterSeconds }
  if ((await countOpenUploads(req.payload, user)) >= MAX_OPEN) return { refusal: 'too_many_uploads' }
  await uploadStorage.prepare()
  if (!(await uploadStorage.hasSpaceFor(size))) return { refusal: 'no_space' }
  const key = randomUUID()
  await createUpload(req.payload, { key, user, purpose, size })
  return { key }
}
