import type { Payload } from 'payload'
import { actionLabel } from './actions.schema'
import { modelOf } from '../../platform/database'

/** Gives entries that an earlier version wrote the words that staff read. Safe to repeat. */
export const repairAuditLog = async (payload: Payload): Promise<void> => {
  const entries = modelOf(payload, 'audit-log')
  for (const action of (await entries.distinct('action', { what: null })) as string[]) {
    await entries.updateMany(
      { action, what: null },
      { $set: { what: actionLabel(action) } },
      { timestamps: false },
    )
  }
}
