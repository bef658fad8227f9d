/** The statuses of a submission. Separate from the schema, so that a page can have the labels without zod. */
export const SUBMISSION_STATUSES = {
  received: 'Received',
  under_review: 'Under review',
  accepted: 'Accepted',
  declined: 'Declined',
} as const
export type SubmissionStatus = keyof typeof SUBMISSION_STATUSES

/** Whether a status is a decision, of which the author is told. */
export const isDecided = (status: string): status is 'accepted' | 'declined' =>
  status === 'accepted' || status === 'declined'
