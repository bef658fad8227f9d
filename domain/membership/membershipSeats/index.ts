/** Seats of a company's membership: people whom the company names, and whose membership follows the company's. */
export { resendInvitation, withdrawInvitation } from './changeInvitation'
export { declineSeat, refuseAnswer } from './declineSeat'
export { inviteToSeat } from './inviteToSeat'
export { listInvitations, listSeats } from './listSeats'
export { catchUpSeatInvitations } from './mailInvitation'
export {
  type HeldSeat,
  type StoredSeat,
  endTakenSeat,
  findHeldSeats,
  findHeldSeatsOf,
  findHolders,
  findSeat,
  findSeatOf,
  findTakenSeats,
  findUnfinalisedSeat,
  findUnfinalisedSeats,
  markSeatFinalised,
  movePlace,
  takePlace,
} from './membershipSeatsRepository'
