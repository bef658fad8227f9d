/** Orders of tickets: seats are held until they are paid, or given back. */
export { type CancelProblem, cancelOrder, cancelOrderOfEvent } from './cancelOrder'
export { drawTickets } from './drawTickets'
export { followOrderOfInvoice, followOrders, withdrawUnpaidOrders } from './followOrder'
export { ORDER_COLUMNS, exportOrders, listOrders } from './listOrders'
export { ticketOrdersPersonalData } from './ordersPrivacy'
export { type OrderProblem, placeOrder } from './placeOrder'
export { ticketPublicKey } from './signTicket'
export { listOwnOrders, readOwnOrder } from './viewOrder'
