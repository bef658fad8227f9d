/** Texts of orders of tickets that are placed. Source: issue 34, parts 1 and 3. */
export const orderMessages = {
  ordersFailed: 'We could not load your tickets',
  linkIncomplete: 'The link is incomplete. Please open it from the email again.',
  signInToPay:
    'Your seats are reserved. There is an account for your address: sign in to see the tickets and to pay.',
  ordered: 'Your tickets are ready',
  orderedText: 'They are below, and we send them to you by email as well.',
  held: 'Your seats are reserved',
  heldUntil: (moment: string): string => `Please pay by ${moment}. After that, others can buy them.`,
  cancelled: 'Order cancelled',
  ticketCancelled: 'Ticket cancelled',
  cancelFailed: 'Failed to cancel',
  nameChanged: (name: string): string => `The ticket is for ${name} now`,
  nameChangedText: 'It has a new code. The old one is not valid any more.',
  answerAgain: 'Please answer the questions for the new person.',
  changeFailed: 'Failed to change the name',
  sent: (email: string): string => `The ticket is on its way to ${email}`,
  sendFailed: 'Failed to send the ticket',
  answersChanged: 'Answers saved',
  answersFailed: 'Failed to save the answers',
  noOrders: 'No tickets yet',
  noOrdersText: 'Tickets that you buy or book for events are kept here.',
} as const
