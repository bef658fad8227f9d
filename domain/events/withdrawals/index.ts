/** The end of orders with their event, or by who bought them. */
export { cancelOwnOrder } from './cancelOwnOrder'
export { withdrawOrders } from './withdrawOrders'
