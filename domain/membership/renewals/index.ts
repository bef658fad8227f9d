export { type ListedRenewal, listRenewals, streamRenewals } from './listRenewals'
export { findAccountsLike } from './findAccountsLike'
export { findReminders } from './findReminders'
export { mailRenewal } from './mailRenewal'
export { readOwnRenewals } from './readOwnRenewals'
export { reminderKey } from './reminderMarks'
export { type IsPaying, remindMembers } from './remindMembers'
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
export { requestRenewal } from './requestRenewal'
export { withdrawRenewal } from './withdrawRenewal'
