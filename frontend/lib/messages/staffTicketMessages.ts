/** What the desk says of tickets for events. */
export const staffTicketMessages = {
  typesFailed: 'Failed to load the types of tickets',
  typeAdded: 'Type of ticket added',
  typeChanged: 'Type of ticket changed',
  typeRemoved: 'Type of ticket removed',
  saveFailed: 'Failed to save the type of ticket',
  removeFailed: 'Failed to remove the type of ticket',
  orderCancelled: 'Order cancelled',
  orderCancelledDescription: 'The buyer is told by email.',
  cancelFailed: 'Failed to cancel the order',
  noOrders: 'No orders found',
  ordersFailed: 'Failed to load orders',
  waitingFailed: 'Failed to load the waiting list',
  nobodyWaits: 'Nobody is waiting',
  nobodyWaitsText: 'People can join the waiting list of a ticket once it is sold out.',
  moved: 'Moved on the waiting list',
  moveFailed: 'Failed to move this person',
} as const
