/** Events and their seat ledgers: what staff do with them, and what other subjects read. */
export { changeEventStatus, createEvent, editEvent, trashEvent, type EventProblem } from './editEvent'
export { type DueCredits, findDueCredits, markCreditsDue, setCreditsDue } from './creditsDueRepository'
export { describeDeletion } from './describeDeletion'
export {
  type AnnouncedEvent,
  type ListedEvent,
  findAnnouncedEvents,
  findCancelledEvents,
  findEventOutsideTrash,
  findEventTitles,
  findPublishedEvent,
  findStoredEvent,
  findUpcomingTitles,
  isAhead,
  isEventPublished,
  type StoredEvent,
} from './eventsRepository'
export { findEventDetail } from './findEventDetail'
export { type EventRight, findStaffEvent, staffEvents } from './findStaffEvent'
export { EVENT_COLUMNS, exportEvents, listEvents } from './listEvents'
export { type Meeting, findMeeting, setMeeting } from './meetingRepository'
export { readEventFacts, readOpenEventForMails, readPublishedEventFacts } from './readEventFacts'
export {
  type WaitingAnnouncement,
  closeRegistration,
  countOpenSeats,
  deleteSeatLedger,
  findAnnouncements,
  findEventsHeldBy,
  findHoldersAmong,
  findSeatLedgers,
  isHolder,
  peopleToTell,
  removeAnnouncement,
  removeHolder,
  storeAnnouncement,
  storeReturnAnnouncement,
  storeTrashAnnouncement,
  takeFreeSeats,
} from './seatLedgersRepository'
export { syncSeatLedger } from './syncSeatLedger'
export {
  type LedgerTypes,
  type TicketCounts,
  type TicketProblem,
  type TicketSeats,
  holdsSeats,
  readTicketSeats,
  releaseTickets,
  returnTicket,
  seatBuyer,
  takeTickets,
} from './ticketSeatsRepository'
export { removeType, setTypeCapacity } from './typeSeatsRepository'
export { type JoinOutcome, joinLine } from './joinLine'
export { placeOf } from './mails/placeOf'
export { SEAT } from './seat.constants'
export { type SeatOffer, type WaitingPlace, isSold } from './seatRoom'
export {
  type EndedPlace,
  type WaitingLine,
  acceptPlace,
  closeEmptyLine,
  declineOffer,
  declinePlace,
  endOffer,
  endPlace,
  erasePerson,
  findEventsWithLine,
  findLinesOf,
  lapseOffer,
  markOfferTold,
  movePlace,
  offerNext,
  readLine,
  removeEnded,
  removePlaces,
  saleOf,
} from './waitingListRepository'
