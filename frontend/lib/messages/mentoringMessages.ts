/** What is said about mentoring. */
export const mentoringMessages = {
  offerSaved: 'Your offer is saved',
  offerEnded: 'Your offer is withdrawn',
  requestSaved: 'Your request is saved',
  requestWithdrawn: 'Your request is withdrawn',
  asked: 'The mentor has been asked',
  accepted: 'Accepted. It begins when the other person accepts too.',
  matched: 'You are matched. Write to each other now.',
  declined: 'Declined. The other person has been told.',
  ended: 'The mentorship has ended',
  proposed: 'Proposed to both',
  failed: 'This did not work',
} as const
