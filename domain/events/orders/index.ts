/** Orders of tickets: seats are held until they are paid, or given back. */
export { type AnswersProblem, changeAnswers } from './changeAnswers'
export { cancelFeeOf, ticketFeeOf } from './cancelFee'
export { type CancelProblem, cancelOrder, cancelOrderOfEvent } from './cancelOrder'
export { takeOffTicket } from './cancelledTicketsRepository'
export { drawTickets } from './drawTickets'
export { followOrder, followOrderOfInvoice, followOrders } from './followOrder'
export { findPaidLate, holdAgain, markLateHandled } from './lateOrdersRepository'
export { listUpcomingTickets } from './listUpcomingTickets'
export { ORDER_COLUMNS, exportOrders, listOrders } from './listOrders'
export { mailChangedTicket, mailPaidLate } from './mailOrder'
export {
  type StoredOrder,
  countsOf,
  findOrder,
  followAllOf,
  moveOrder,
  replaceTicket,
  setCancelled,
  seatsKeyOf,
} from './ordersRepository'
export { ticketOrdersPersonalData } from './ordersPrivacy'
export { type OrderProblem, answerProblem, placeOrder } from './placeOrder'
export { type SendProblem, sendTicket } from './sendTicket'
export { signTicket, ticketPublicKey } from './signTicket'
export { listOwnOrders, readOwnOrder } from './viewOrder'
