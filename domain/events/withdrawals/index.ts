/** What becomes of the orders of an event that does not take place, and of their money. */
export { withdrawOrders } from './withdrawOrders'
