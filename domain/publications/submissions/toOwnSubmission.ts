import type { Submission } from '../../../payload-types'
import type { OwnSubmission } from './submissions.schema'

/** What the author of a submission sees of it. */
export const toOwnSubmission = ({
  id,
  title,
  authors,
  abstract,
  division,
  status,
  feedback,
  createdAt,
}: Submission): OwnSubmission => ({
  id,
  title,
  authors: authors ?? null,
  abstract,
  division: typeof division === 'object' ? (division?.title ?? null) : (division ?? null),
  status,
  feedback: feedback ?? null,
  createdAt,
})
