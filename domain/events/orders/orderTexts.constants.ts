/** What the endpoints of tickets and orders say. */
export const ORDER_TEXTS = {
  signIn: 'Please sign in to buy tickets',
  eventNotFound: 'This event could not be found',
  notFound: 'This order could not be found',
  closed: 'Tickets for this event are no longer sold',
  full: 'This event has reached maximum capacity',
  hasTicket: 'You have a ticket for this event already. Tickets for others can still be bought.',
  tooManyUnpaid: 'You have orders for this event that are not paid. Please pay or cancel them first.',
  keyUsed: 'This form was sent before with other entries. Please open it again.',
  linkSpent: 'This link has expired or is incomplete. Please order again.',
  accountClosed: 'Tickets cannot be ordered with this email address. Please contact us.',
  accountUnproved:
    'The account with this email address was never confirmed. Please choose a new password, then order again.',
  notOnSale: (name: string): string => `${name} cannot be bought at the moment. Please choose again.`,
  soldOut: (name: string): string => `Not enough tickets are left: ${name}. Please choose fewer or others.`,
  othersWait: (name: string): string =>
    `Others are waiting for this ticket: ${name}. Please join the waiting list.`,
  tooManyOfType: (name: string): string => `That is more than one person may have: ${name}.`,
  paid: 'This order is paid. Please contact us to cancel it.',
  paidOfOther: 'This order is paid. Credit its invoice instead: the order is cancelled by that.',
  beingPaid: 'A payment for this order is being checked. It cannot be cancelled until that is decided.',
  noTickets: 'Tickets can be downloaded once the order is confirmed',
  typeNotFound: 'This type of ticket could not be found',
  tooManyTypes: 'An event can have at most 20 types of tickets',
  typeSold: 'Tickets of this type are sold or reserved. Take it off sale instead.',
  changedMeanwhile: 'A colleague changed this type of ticket meanwhile. Please look at it again.',
} as const
