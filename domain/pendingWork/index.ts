export { findPendingWork } from './findPendingWork'
export {
  AGE_GROUPS,
  type AgeGroup,
  PENDING_KINDS,
  type PendingGroup,
  type PendingKind,
  type WaitingItem,
} from './pendingWork.schema'
