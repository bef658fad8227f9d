/** The waiting list of an event: who waits for which ticket, and what is held for whose turn it is. */
export {
  endWaitingList,
  followWaitingList,
  followWaitingLists,
  followWaitingListSoon,
} from './followWaitingList'
export { decideRequest } from './decideRequest'
export { leaveWaitingList } from './leaveWaitingList'
export { listOwnPlaces, listWaiting } from './listWaiting'
export { moveInWaitingList } from './moveInWaitingList'
export { positionOf } from './positionOf'
export { standingInLine } from './standingInLine'
export { readSeatStanding, waitForSeat } from './waitForSeat'
export { seatLedgersPersonalData } from './waitingPrivacy'
