/** Events of the card provider: received once, led to the donation or payment that they are about. */
export { receivePaymentEvent, resumePaymentEvents } from './receivePaymentEvent'
