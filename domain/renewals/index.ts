export { type ListedRenewal, listRenewals, streamRenewals } from './listRenewals'
export { listDueForRemoval } from './listDueForRemoval'
export { mailRenewal } from './mailRenewal'
export { readOwnRenewals } from './readOwnRenewals'
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
