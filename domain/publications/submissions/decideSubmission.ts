import type { PayloadRequest } from 'payload'
import type { z } from 'zod'
import { isObjectId } from '../../../platform/isObjectId'
import { recordChange } from '../../audit/recordChange'
import { isDecided } from './statuses.schema'
import { sendSubmissionMails } from './submissionMails'
import type { decisionSchema } from './submissions.schema'
import { hasSubmission, recordDecision } from './submissionsRepository'

/** Records what was decided about a submission, and tells its author once it is accepted or declined. */
export const decideSubmission = async (
  req: PayloadRequest,
  id: unknown,
  { status, feedback: words, updatedAt }: z.output<typeof decisionSchema>,
): Promise<{ updatedAt: string } | { refusal: 'not_found' | 'version_conflict' }> => {
  if (!isObjectId(id)) return { refusal: 'not_found' }
  const feedback = words || null // an empty text is none
  const now = new Date()
  const decidedAt = isDecided(status) ? now : null
  const before = await recordDecision(
    req.payload,
    { id, baseVersion: new Date(updatedAt) },
    { status, feedback, decidedAt, updatedAt: now },
  )
  if (!before) return { refusal: (await hasSubmission(req.payload, id)) ? 'version_conflict' : 'not_found' }
  const user = String(before.user)
  await sendSubmissionMails(req.payload, { id, user, title: before.title, status, feedback, decidedAt })
  await recordChange(req, {
    action: 'paper.decided',
    subject: { collection: 'submissions', id },
    account: user,
    before: { status: before.status },
    after: { status },
  })
  return { updatedAt: now.toISOString() }
}
