/** Texts of tickets for events and their orders. Source: issue 34, part 1. */
export const ticketMessages = {
  offersFailed: 'We could not load the tickets',
  ordersFailed: 'We could not load your tickets',
  signInFirst: 'Please sign in to buy tickets',
  codeOpensNothing: 'This code opens no tickets at the moment. Please check it.',
  lookInMail: 'Look in your mail',
  linkMailed: (email: string): string =>
    `We sent a link to ${email}. Open it within an hour: your seats are reserved then, and you can pay.`,
  linkIncomplete: 'The link is incomplete. Please open it from the email again.',
  signInToPay:
    'Your seats are reserved. There is an account for your address: sign in to see the tickets and to pay.',
  ordered: 'Your tickets are ready',
  orderedText: 'They are below, and we send them to you by email as well.',
  held: 'Your seats are reserved',
  heldUntil: (moment: string): string => `Please pay by ${moment}. After that, others can buy them.`,
  cancelled: 'Order cancelled',
  cancelFailed: 'Failed to cancel the order',
  nameChanged: (name: string): string => `The ticket is for ${name} now`,
  nameChangedText: 'It has a new code. The old one is not valid any more.',
  answerAgain: 'Please answer the questions for the new person.',
  changeFailed: 'Failed to change the name',
  answersChanged: 'Answers saved',
  answersFailed: 'Failed to save the answers',
  noOrders: 'No tickets yet',
  noOrdersText: 'Tickets that you buy or book for events are kept here.',
} as const
