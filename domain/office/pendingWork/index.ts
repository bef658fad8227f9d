export { findPendingWork } from './findPendingWork'
export {
  AGE_GROUPS,
  type AgeGroup,
  PENDING_KINDS,
  PENDING_TEXTS,
  type PendingGroup,
  type PendingKind,
  type WaitingItem,
  pendingTitle,
} from './pendingWork.schema'
