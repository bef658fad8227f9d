/** The logs of the association: who did what to which record, and what happened to accounts. */
export { type SecurityEvent, recordSecurityEvent } from './recordSecurityEvent'
export { sweepSecurityLog } from './sweepSecurityLog'
