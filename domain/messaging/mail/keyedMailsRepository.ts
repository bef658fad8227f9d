import type { Payload } from 'payload'
import { modelOf } from '../../../platform/database'
import { escapeRegExp } from '../../../platform/escapeRegExp'
import type { StoredMail } from './outboxRepository'

const KEYED_FIELDS = { dedupeKey: 1, status: 1, sentAt: 1, updatedAt: 1 } as const

const OUTCOME_FIELDS = { dedupeKey: 1, status: 1, lastError: 1, isRejected: 1 } as const

/** How a mail with a deduplication key has fared. */
export type MailOutcome = Pick<StoredMail, '_id' | keyof typeof OUTCOME_FIELDS>

/** A mail found by its deduplication key. */
export type KeyedMail = Pick<StoredMail, '_id' | keyof typeof KEYED_FIELDS>

/** The mails with some deduplication keys. */
export const findMailsByKey = (payload: Payload, keys: readonly string[]): Promise<KeyedMail[]> =>
  modelOf(payload, 'outbox')
    .find({ dedupeKey: { $in: [...keys] } }, KEYED_FIELDS)
    .lean<KeyedMail[]>()
    .exec()

/** How the mails with some deduplication keys have fared. */
export const findOutcomes = (payload: Payload, keys: readonly string[]): Promise<MailOutcome[]> =>
  modelOf(payload, 'outbox')
    .find({ dedupeKey: { $in: [...keys] } }, OUTCOME_FIELDS)
    .lean<MailOutcome[]>()
    .exec()

/** Takes back the mails that wait in the outbox and whose keys begin in some way; those that are being sent go. */
export const withdrawQueued = async (payload: Payload, prefix: string): Promise<void> => {
  await modelOf(payload, 'outbox').deleteMany({ ...beginningWith([prefix]), status: 'queued' })
}

/** More mails about one thing are not read. */
const MAX_FOUND = 1_000

const beginningWith = (prefixes: readonly string[]): Record<string, unknown> => ({
  $or: prefixes.map((prefix) => ({ dedupeKey: new RegExp(`^${escapeRegExp(prefix).source}`) })),
})

/** Deletes the mails whose deduplication keys begin in one of some ways. */
export const deleteMailsByPrefix = async (
  payload: Payload,
  prefixes: readonly [string, ...string[]],
): Promise<void> => {
  await modelOf(payload, 'outbox').deleteMany(beginningWith(prefixes))
}

/** The mails whose deduplication keys begin in one of some ways. */
export const findMailsByPrefix = async (
  payload: Payload,
  prefixes: readonly string[],
): Promise<KeyedMail[]> =>
  prefixes.length === 0
    ? []
    : modelOf(payload, 'outbox')
        .find(beginningWith(prefixes), KEYED_FIELDS)
        .sort({ _id: -1 })
        .limit(MAX_FOUND)
        .lean<KeyedMail[]>()
