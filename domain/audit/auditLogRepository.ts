import type { Payload } from 'payload'
import type { AuditEntry } from '../../payload-types'
import { modelOf } from '../../platform/database'
import type { Stored } from '../../platform/stored.types'

const ENTRY_FIELDS = { action: 1, actorEmail: 1, before: 1, after: 1, reason: 1, createdAt: 1 } as const

export type StoredAuditEntry = Pick<Stored<AuditEntry>, '_id' | keyof typeof ENTRY_FIELDS>

/** The latest entries about an account, the newest first. */
export const findAccountEntries = (
  payload: Payload,
  accounts: readonly string[],
  limit: number,
): Promise<StoredAuditEntry[]> =>
  modelOf(payload, 'audit-log')
    .find({ account: { $in: [...accounts] } }, ENTRY_FIELDS)
    .sort({ createdAt: -1, _id: -1 })
    .limit(limit)
    .lean<StoredAuditEntry[]>()
    .exec()

/** How many entries there are about accounts. */
export const countAccountEntries = (payload: Payload, accounts: readonly string[]): Promise<number> =>
  modelOf(payload, 'audit-log')
    .countDocuments({ account: { $in: [...accounts] } })
    .exec()

/** Takes a person's address out of the entries about what they did. */
export const forgetActorEmail = async (payload: Payload, account: string): Promise<void> => {
  await modelOf(payload, 'audit-log').updateMany({ actor: account }, { $unset: { actorEmail: 1 } })
}
