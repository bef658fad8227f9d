/** Cash that doors took from people without a ticket, until somebody who handles money has booked it. */
export { decideDoorCash, readDoorCash } from './decideDoorCash'
