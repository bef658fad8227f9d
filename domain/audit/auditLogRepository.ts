import type { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import type { AuditEntry } from '../../payload-types'
import { modelOf } from '../../platform/database'
import type { Stored } from '../../platform/stored.types'

const ENTRY_FIELDS = { action: 1, actorEmail: 1, before: 1, after: 1, reason: 1, createdAt: 1 } as const

/** Kinds of acts of all colleagues together that are told. */
const MOST_ACTS = 60

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

/** Written for each person who comes to an event. */
const AT_THE_DOOR = ['attendance.marked', 'attendance.unmarked'] as const

const SUBJECT_FIELDS = { ...ENTRY_FIELDS, actor: 1, account: 1 } as const

export type StoredSubjectEntry = Pick<Stored<AuditEntry>, '_id' | keyof typeof SUBJECT_FIELDS>

/** The latest entries about a record, the newest first, without who came to an event. */
export const findSubjectEntries = (
  payload: Payload,
  { collection, id }: { collection: string; id: string },
  limit: number,
): Promise<StoredSubjectEntry[]> =>
  modelOf(payload, 'audit-log')
    .find(
      { subjectCollection: collection, subjectId: id, action: { $nin: [...AT_THE_DOOR] } },
      SUBJECT_FIELDS,
    )
    .sort({ createdAt: -1, _id: -1 })
    .limit(limit)
    .lean<StoredSubjectEntry[]>()
    .exec()

/** How many entries there are about accounts. */
export const countAccountEntries = (payload: Payload, accounts: readonly string[]): Promise<number> =>
  modelOf(payload, 'audit-log')
    .countDocuments({ account: { $in: [...accounts] } })
    .exec()

/**
 * What some accounts did how often since a moment, without sign-ins; who did something last comes first.
 * @param actors ids of the accounts
 */
export const countActsSince = async (
  payload: Payload,
  { since, actors }: { since: Date; actors: readonly unknown[] },
): Promise<{ acts: { actor: ObjectId; action: string; count: number }[]; isPartial: boolean }> => {
  const acts = await modelOf(payload, 'audit-log')
    .collection.aggregate<{ _id: { actor: ObjectId; action: string }; count: number }>([
      {
        $match: {
          createdAt: { $gt: since },
          actor: { $in: actors },
          action: { $not: /^(?:sign-in|proof)\./ },
        },
      },
      {
        $group: {
          _id: { actor: '$actor', action: '$action' },
          count: { $sum: 1 },
          lastAt: { $max: '$createdAt' },
        },
      },
      { $sort: { lastAt: -1 } },
      { $limit: MOST_ACTS + 1 },
    ])
    .toArray()
  return {
    acts: acts.slice(0, MOST_ACTS).map(({ _id, count }) => ({ ..._id, count })),
    isPartial: acts.length > MOST_ACTS,
  }
}

/** Takes a person's address out of the entries about what they did. */
export const forgetActorEmail = async (payload: Payload, account: string): Promise<void> => {
  await modelOf(payload, 'audit-log').updateMany({ actor: account }, { $unset: { actorEmail: 1 } })
}
