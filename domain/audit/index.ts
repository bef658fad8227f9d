/** The logs of the association: who did what to which record, and what happened to accounts. */
export {
  type StoredAuditEntry,
  countAccountEntries,
  countActsSince,
  findAccountEntries,
} from './auditLogRepository'
export { readHistory } from './readHistory'
export { nameActor, nameRecord } from './nameRecords'
export { noticeBursts } from './noticeBursts'
export { type Change, recordChange } from './recordChange'
export { type SecurityEvent, recordSecurityEvent } from './recordSecurityEvent'
export { countSecurityEntriesOf, findSecurityEntriesOf, recentBursts } from './securityLogRepository'
export { sweepSecurityLog } from './sweepSecurityLog'
