/** The end of orders with their event, or by who bought them. */
export { cancelOwnOrder } from './cancelOwnOrder'
export { type TicketCancelProblem, cancelOwnTicket } from './cancelOwnTicket'
export { withdrawOrders } from './withdrawOrders'
