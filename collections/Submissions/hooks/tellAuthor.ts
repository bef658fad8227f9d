import type { CollectionAfterChangeHook } from 'payload'
import { sendSubmissionMails } from '../../../domain/publications/submissions'
import type { Submission } from '../../../payload-types'

/** Tells the author what was decided in the panel. */
export const tellAuthor: CollectionAfterChangeHook<Submission> = async ({ doc, req }) => {
  const { id, user, title, status, feedback, decidedAt } = doc
  await sendSubmissionMails(req.payload, {
    id,
    user: typeof user === 'object' ? user.id : user,
    title,
    status,
    feedback,
    decidedAt,
  })
  return doc
}
