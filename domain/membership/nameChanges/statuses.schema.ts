/** The states of a request. In a file without zod, for the browser. */
export const NAME_CHANGE_STATUSES = {
  requested: 'Requested',
  approved: 'Approved',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
} as const
export type NameChangeStatus = keyof typeof NAME_CHANGE_STATUSES

/** The document is smaller than this. */
export const MAX_DOCUMENT_BYTES = 10 * 1024 ** 2

export const NAME_CHANGE_TEXTS = {
  signIn: 'Please sign in to change your registered name',
  noMembership: 'You have no membership whose name could be changed. Please contact us.',
  openAlready: 'You have already requested a change of name. We will contact you soon.',
  unchanged: 'This is your registered name already',
  changedMeanwhile: 'This request has been decided or withdrawn in the meantime. Please check it again.',
  decided: 'Your request has been decided in the meantime.',
  feedbackRequired: 'Please tell the member why',
  notFound: 'This request could not be found',
} as const
