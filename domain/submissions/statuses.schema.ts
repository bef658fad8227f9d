/** How far a paper has come. Apart from the schema, so that a page can have the labels without zod. */
export const SUBMISSION_STATUSES = {
  received: 'Received',
  under_review: 'Under review',
  accepted: 'Accepted',
  declined: 'Declined',
} as const
export type SubmissionStatus = keyof typeof SUBMISSION_STATUSES

/** Those that end it: the author is told. */
export const isDecided = (status: string): status is 'accepted' | 'declined' =>
  status === 'accepted' || status === 'declined'
