import type { CollectionAfterChangeHook } from 'payload'
import { sendPaperMails } from '../../../domain/submissions/paperMails'
import type { Submission } from '../../../payload-types'

/** Tells the author what was decided in the panel. */
export const tellAuthor: CollectionAfterChangeHook<Submission> = async ({ doc, req }) => {
  const { id, user, title, status, feedback, decidedAt } = doc
  await sendPaperMails(req.payload, {
    id,
    user: typeof user === 'object' ? user.id : user,
    title,
    status,
    feedback,
    decidedAt,
  })
  return doc
}
