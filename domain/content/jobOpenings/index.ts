/** Job openings that members and organisations submit and staff publish. */
export { changeOpening, decideOpening, endOpening } from './changeOpening'
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
