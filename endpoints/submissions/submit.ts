import type { Endpoint, PayloadRequest } from 'payload'
import type { z } from 'zod'
import { toSlug } from '../../platform/toSlug'
import type { Submission } from '../../payload-types'
import { allowAttempt } from '../../platform/rateLimits'
import { invalid, problem, readJson, tooManyAttempts } from '../answers'
import { examineSoon } from '../../domain/publications/examineSoon'
import { takeUpload } from '../uploads/takeUpload'
import { UPLOAD_TEXTS } from '../../domain/uploads/uploadTexts.schema'
import { sendPaperMails } from '../../domain/submissions/paperMails'
import { newPaperSchema } from '../../domain/submissions/submissions.schema'

const idOf = async ({ payload }: PayloadRequest, file: string): Promise<string | undefined> =>
  (await payload.db.findOne<Submission>({ collection: 'submissions', where: { file: { equals: file } } }))?.id

const create = async (
  req: PayloadRequest,
  user: string,
  { file: _, ...paper }: z.output<typeof newPaperSchema>,
  file: string,
): Promise<string> =>
  // members may not write here; what they may say is what the schema lets through
  (
    await req.payload.create({
      collection: 'submissions',
      data: { ...paper, user, file, status: 'received' },
      depth: 0,
      overrideAccess: true,
      req,
    })
  ).id

/**
 * `POST /api/submissions/submit` `NewPaper`: a member offers a paper, whose file is an upload that has arrived. The same
 * upload sent again is answered alike. Answers 201 `{ id }`, 400, 401, 404, 409, 415, 429.
 * Source: spec.md section 2, "Division pages"; decisions.md "Everything painted becomes real".
 */
export const submit: Endpoint = {
  method: 'post',
  path: '/submit',
  handler: async (req) => {
    const { user } = req
    if (!user) return problem(401, 'unauthenticated', UPLOAD_TEXTS.signIn.submission)
    const input = newPaperSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const attempt = await allowAttempt(req, 'submission', user.id, '')
    if (!attempt.isAllowed) return tooManyAttempts(attempt.retryAfterSeconds)
    const { title, file: key } = input.data
    const taken = await takeUpload(req, {
      key,
      purpose: 'submission',
      name: toSlug(title),
      find: (file) => idOf(req, file),
      make: (file) => create(req, user.id, input.data, file),
    })
    if ('refusal' in taken) return taken.refusal
    const { id } = taken
    await sendPaperMails(req.payload, { id, user: user.id, title, status: 'received' })
    examineSoon(req)
    return Response.json({ id }, { status: 201 })
  },
}
