/** Job openings that members and organisations submit and staff publish. */
export { changeOpening, decideOpening, endOpening } from './changeOpening'
export { catchUpOpeningMails } from './openingMails'
export {
  hasOpening,
  listOpenAddresses,
  listOpenOpenings,
  listStaffOpenings,
  readOpenOpening,
  readOwnOpenings,
  readStaffOpening,
} from './readOpenings'
export { submitOpening } from './submitOpening'
