/** The types of tickets of an event, and what they cost. */
export {
  type TicketTypeProblem,
  addTicketType,
  changeTicketType,
  listTicketTypes,
  removeTicketType,
} from './editTicketTypes'
export { priceTicket } from './priceTicket'
export { readSeatCounts } from './readSeatCounts'
export { readStanding } from './readStanding'
export { readTicketOffers } from './readTicketOffers'
export { ticketTypesPersonalData } from './ticketsPrivacy'
export { type WaitOutcome, waitForTicket } from './waitForTicket'
export {
  type StoredTicketType,
  deleteTicketTypesOfEvent,
  findTicketTypes,
  isHiddenType,
  saleRulesOf,
} from './ticketTypesRepository'
