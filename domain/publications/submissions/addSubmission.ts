import type { PayloadRequest } from 'payload'
import type { z } from 'zod'
import { toSlug } from '../../../platform/toSlug'
import type { Submission } from '../../../payload-types'
import { examineSoon } from '..'
import { type TakeRefusal, takeUpload } from '../uploads'
import { sendSubmissionMails } from './submissionMails'
import type { newSubmissionSchema } from './submissions.schema'

type NewSubmission = z.output<typeof newSubmissionSchema>

const findByFile = async ({ payload }: PayloadRequest, file: string): Promise<string | undefined> =>
  (await payload.db.findOne<Submission>({ collection: 'submissions', where: { file: { equals: file } } }))?.id

const create = async (
  req: PayloadRequest,
  user: string,
  { file: _, ...submission }: NewSubmission,
  file: string,
): Promise<string> => {
  const { id } = await req.payload.create({
    collection: 'submissions',
    data: { ...submission, user, file, status: 'received' },
    depth: 0,
    overrideAccess: true, // members may not write here; the schema lets through what they may set
    req,
  })
  return id
}

/**
 * Stores what a member submits; its file is an upload that has arrived. The same upload sent again comes to
 * the same submission.
 */
export const addSubmission = async (
  req: PayloadRequest,
  user: string,
  submission: NewSubmission,
): Promise<{ id: string } | TakeRefusal> => {
  const { title, file: key } = submission
  const taken = await takeUpload(req, {
    key,
    purpose: 'submission',
    name: toSlug(title),
    find: (file) => findByFile(req, file),
    make: (file) => create(req, user, submission, file),
  })
  if ('refusal' in taken) return taken
  await sendSubmissionMails(req.payload, { id: taken.id, user, title, status: 'received' })
  examineSoon(req)
  return taken
}
