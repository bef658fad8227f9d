/** Texts of writing to members. */
export const memberMessageTexts = {
  sent: 'Message sent',
  sentDescription: 'The member is told by email, without your address.',
  answered: 'Answer sent',
  blocked: 'Member blocked',
  unblocked: 'Member unblocked',
  reported: 'Message reported',
  reportedDescription: 'Our staff will look at it. They can read this message and no other.',
  turnedOn: 'Messages are on',
  turnedOff: 'Messages are off',
  failed: 'That did not work',
  listFailed: 'We could not load your messages',
  conversationFailed: 'We could not load this conversation',
  recipientFailed: 'We could not open a message to this member',
} as const
