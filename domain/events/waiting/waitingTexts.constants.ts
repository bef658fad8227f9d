/** What the endpoints of the waiting list say. */
export const WAITING_TEXTS = {
  signIn: 'Please sign in to join the waiting list',
  closed: 'Tickets for this event are no longer sold',
  notFull: 'There are tickets again. Please order one.',
  lineFull: 'Too many people are waiting for this event',
  notOnSale: 'This ticket cannot be bought at the moment',
  tooMany: 'You have as many of these tickets as one person may have',
  notWaiting: 'This person is no longer waiting. Please look at the list again.',
} as const
