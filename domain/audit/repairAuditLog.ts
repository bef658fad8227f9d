import type { Payload } from 'payload'
import { actionLabel } from './actions.schema'
import { addMissingWords } from './auditLogRepository'

/** Gives entries that an earlier version wrote the words that staff read. Safe to repeat. */
export const repairAuditLog = (payload: Payload): Promise<void> => addMissingWords(payload, actionLabel)
