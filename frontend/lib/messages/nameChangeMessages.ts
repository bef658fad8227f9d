/** Texts of asking for another registered name, and of deciding about it. */
export const nameChangeMessages = {
  requested: 'Change of name requested',
  requestedDescription: 'We check your document and write to you when the request is decided.',
  withdrawn: 'Request withdrawn',
  withdrawFailed: 'The request could not be withdrawn',
  loadFailed: 'We could not load your registered name.',
  approved: 'Change of name approved',
  declined: 'Change of name declined',
  decisionFailed: 'The request could not be decided',
  none: 'No requests yet',
  listFailed: 'Failed to load changes of name',
} as const
