/** Registrations: taking and releasing seats of events, and the mails to people who are registered. */
export {
  announceChange,
  readPublishedPlan,
  announceDeletion,
  announceEvents,
  announceTrash,
} from './announceEvents'
export { cancelRegistration, removeRegistrant } from './cancelRegistration'
export { confirmRegistrations } from './confirmRegistrations'
export { deleteSeats, deriveRegistration, repairRegistrations } from './deriveRegistrations'
export { REGISTRANT_COLUMNS, exportRegistrants } from './exportRegistrants'
export { findOwnEvents } from './findOwnEvents'
export { queueEventMails, queueMailsToHolders } from './queueEventMails'
export { registerForEvent, takeSeat } from './registerForEvent'
export { findRegistrants } from './registrantsRepository'
export {
  countRegistrationsOf,
  findEventsOfUser,
  findRegistrationsOf,
  markConfirmedForEvent,
} from './registrationsRepository'
export { registrationsPersonalData } from './registrationsPrivacy'
