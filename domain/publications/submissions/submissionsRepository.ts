import type { Payload } from 'payload'
import { modelOf } from '../../../platform/database'
import type { Stored } from '../../../platform/stored.types'
import type { Submission } from '../../../payload-types'

type StoredSubmission = Stored<Submission>

const submissionsOf = (payload: Payload) => modelOf(payload, 'submissions')

export const hasSubmission = async (payload: Payload, id: string): Promise<boolean> =>
  (await submissionsOf(payload).exists({ _id: id })) !== null

export const isFileOfSubmission = async (payload: Payload, file: string): Promise<boolean> =>
  (await submissionsOf(payload).exists({ file })) !== null

/**
 * Records a decision that is based on the latest version of a submission.
 * @returns the submission as it was before; null when it has another version, or is gone
 */
export const recordDecision = async (
  payload: Payload,
  { id, baseVersion }: { id: string; baseVersion: Date },
  decision: Required<Pick<StoredSubmission, 'status' | 'feedback' | 'decidedAt' | 'updatedAt'>>,
): Promise<StoredSubmission | null> =>
  submissionsOf(payload)
    .findOneAndUpdate({ _id: id, updatedAt: baseVersion }, { $set: decision }, { timestamps: false })
    .lean<StoredSubmission | null>()

export type MailedSubmission = Pick<
  StoredSubmission,
  '_id' | 'user' | 'title' | 'status' | 'feedback' | 'decidedAt'
>

/** What mails say of the submissions that were changed since a moment. */
export const findChangedSubmissions = (payload: Payload, since: Date): Promise<MailedSubmission[]> =>
  submissionsOf(payload)
    .find({ updatedAt: { $gt: since } }, { user: 1, title: 1, status: 1, feedback: 1, decidedAt: 1 })
    .lean<MailedSubmission[]>()
    .exec()

/** The submissions of a person, with their files. */
export const findFilesOfSubmissions = (
  payload: Payload,
  user: string,
): Promise<Pick<StoredSubmission, '_id' | 'file'>[]> =>
  submissionsOf(payload).find({ user }, { file: 1 }).lean<Pick<StoredSubmission, '_id' | 'file'>[]>().exec()

export const deleteSubmission = async (payload: Payload, id: StoredSubmission['_id']): Promise<void> => {
  await submissionsOf(payload).deleteOne({ _id: id })
}

/** What a person submitted, the latest first. */
export const findSubmissionsOf = (
  payload: Payload,
  user: string,
  limit: number,
): Promise<StoredSubmission[]> =>
  submissionsOf(payload)
    .find({ user })
    .sort({ createdAt: -1, _id: -1 })
    .limit(limit)
    .lean<StoredSubmission[]>()
    .exec()

export const countSubmissionsOf = (payload: Payload, user: string): Promise<number> =>
  submissionsOf(payload).countDocuments({ user }).exec()
