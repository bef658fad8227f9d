/** Texts of the sale of tickets. Source: issue 34, part 1. */
export const ticketMessages = {
  offersFailed: 'We could not load the tickets',
  codeOpensNothing: 'This code opens no tickets at the moment. Please check it.',
  lookInMail: 'Check your email',
  linkMailed: (email: string): string =>
    `We sent a link to ${email}. Open it within an hour: your seats are reserved then, and you can pay.`,
} as const
