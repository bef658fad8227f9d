import type { PayloadRequest } from 'payload'
import type { z } from 'zod'
import { toSlug } from '../../../platform/toSlug'
import type { Submission } from '../../../payload-types'
import { todayInJuba } from '../../../platform/jubaTime'
import { findPublishedEvent } from '../../events'
import { isCallOpen } from '../../events/callForPapers.schema'
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

/** Whether papers for an event can be submitted now. */
const isCalledFor = async ({ payload }: PayloadRequest, id: string): Promise<boolean> => {
  const event = await findPublishedEvent(payload, id)
  return event !== null && !event.deletedAt && isCallOpen(event, todayInJuba())
}

/**
 * Stores what a member submits; its file is an upload that has arrived. The same upload sent again comes to
 * the same submission.
 */
export const addSubmission = async (
  req: PayloadRequest,
  user: string,
  submission: NewSubmission,
): Promise<{ id: string } | TakeRefusal | { refusal: 'call_closed' }> => {
  const { title, file: key, event } = submission
  if (event && !(await isCalledFor(req, event))) return { refusal: 'call_closed' }
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
