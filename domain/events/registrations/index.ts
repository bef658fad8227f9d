/** Registrations: taking and releasing seats of events, and the mails to people who are registered. */
export { announceChange, readPublishedPlan } from './announceChange'
export { announceDeletion } from './announceDeletion'
export { announceEvents } from './announceEvents'
export { announceTrash } from './announceTrash'
export { cancelRegistration } from './cancelRegistration'
export { confirmRegistrations } from './confirmRegistrations'
export { deleteSeats } from './deleteSeats'
export { REGISTRANT_COLUMNS, exportRegistrants } from './exportRegistrants'
export { findOwnEvents } from './findOwnEvents'
export { readSeatCounts } from './readSeatCounts'
export { registerForEvent } from './registerForEvent'
export { findRegistrants } from './registrantsRepository'
export {
  countRegistrationsOf,
  findEventsOfUser,
  findRegistrationsOf,
  markConfirmedForEvent,
} from './registrationsRepository'
export { registrationsPersonalData, seatLedgersPersonalData } from './registrationsPrivacy'
export { removeRegistrant } from './removeRegistrant'
export { repairRegistrations } from './repairRegistrations'
export { takeSeat } from './takeSeat'
