/** The door of an event: who may work there, whom it lets in, also without a network. */
export {
  type StoredCheckIn,
  decideCash,
  doorCashKey,
  findCashToBook,
  findCheckIns,
  followAgain,
  isPassSpent,
  markCashDecided,
} from './checkInsRepository'
export { findExpected } from './doorEntriesRepository'
export { drawBadges } from './drawBadges'
export { deleteDoor } from './deleteDoor'
export { checkInsPersonalData } from './doorPrivacy'
export { countingScans, followCheckIns, wasLetIn } from './followCheckIn'
export { type AdmittedDoor, admitDoor, giveDoorPass, withdrawDoorPass } from './manageDoorPasses'
export { doorOpensAt } from './doorTerm'
export { readDoorList } from './readDoorList'
export { readDoorOverview } from './readDoorOverview'
export { syncDoor } from './syncDoor'
