/** Money that comes for an order after its time to pay: the order takes its seats again, or the buyer is told. */
export { followLatePayments } from './followLatePayments'
