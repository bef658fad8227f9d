export { type ListedRenewal, listRenewals, streamRenewals } from './listRenewals'
export { findAccountsLike } from './findAccountsLike'
export { findReminders, type IsPaying, remindMembers } from './remindMembers'
export { mailRenewal } from './mailRenewal'
export { readOwnRenewals } from './readOwnRenewals'
export { reminderKey } from './reminderMarks'
export {
  type ConfirmedRenewal,
  type StoredRenewal,
  decideOpenRenewal,
  findConfirmedRenewals,
  findRenewal,
  findRequestedRenewals,
  findUnfinalisedRenewal,
  findUnfinalisedRenewals,
  hasRenewal,
  markRenewalFinalised,
} from './renewalsRepository'
export { requestRenewal, withdrawRenewal } from './requestRenewal'
