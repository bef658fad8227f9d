/** Job openings that members and organisations submit and staff publish. */
export { changeOpening } from './changeOpening'
export { decideOpening } from './decideOpening'
export { endOpening } from './endOpening'
export { catchUpOpeningMails } from './openingMails'
export {
  listOpenAddresses,
  listOpenOpenings,
  listStaffOpenings,
  readOpenOpening,
  readOwnOpenings,
  readStaffOpening,
} from './readOpenings'
export { submitOpening } from './submitOpening'
