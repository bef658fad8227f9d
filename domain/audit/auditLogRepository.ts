import type { Payload } from 'payload'
import type { AuditEntry } from '../../payload-types'
import { modelOf } from '../../platform/database'
import type { Stored } from '../../platform/stored.types'

const ENTRY_FIELDS = { action: 1, actorEmail: 1, before: 1, after: 1, reason: 1, createdAt: 1 } as const

export type StoredAuditEntry = Pick<Stored<AuditEntry>, '_id' | keyof typeof ENTRY_FIELDS>

/** The latest entries about an account, the newest first. */
export const findAccountEntries = (
  payload: Payload,
  account: string,
  limit: number,
): Promise<StoredAuditEntry[]> =>
  modelOf(payload, 'audit-log')
    .find({ account }, ENTRY_FIELDS)
    .sort({ createdAt: -1, _id: -1 })
    .limit(limit)
    .lean<StoredAuditEntry[]>()
    .exec()

/** Gives entries that an earlier version wrote the words that staff read. Safe to repeat. */
export const addMissingWords = async (
  payload: Payload,
  wordsOf: (action: string) => string,
): Promise<void> => {
  const entries = modelOf(payload, 'audit-log')
  for (const action of await entries.distinct('action', { what: null })) {
    const name = String(action)
    await entries.updateMany(
      { action: name, what: null },
      { $set: { what: wordsOf(name) } },
      { timestamps: false },
    )
  }
}

/** Takes a person's address out of the entries about what they did. */
export const forgetActorEmail = async (payload: Payload, account: string): Promise<void> => {
  await modelOf(payload, 'audit-log').updateMany({ actor: account }, { $unset: { actorEmail: 1 } })
}
