import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import type { ApiKey } from '../../../payload-types'
import { modelOf } from '../../../platform/database'
import type { Stored } from '../../../platform/stored.types'

export type StoredApiKey = Stored<ApiKey>

export type NewApiKey = Pick<
  StoredApiKey,
  'name' | 'permissions' | 'requestsPerMinute' | 'expiresAt' | 'start' | 'tokenHash'
> & { createdBy: string }

/** Everything but the hash. */
const SHOWN = { tokenHash: 0 } as const

const keysOf = (payload: Payload) => modelOf(payload, 'api-keys')

export const storeApiKey = async (
  payload: Payload,
  { createdBy, ...facts }: NewApiKey,
): Promise<StoredApiKey> => {
  const now = new Date()
  const key = {
    _id: new ObjectId(),
    ...facts,
    createdBy: new ObjectId(createdBy),
    createdAt: now,
    updatedAt: now,
  }
  await keysOf(payload).collection.insertOne(key)
  return key
}

/** The key with a hash, whatever its state. */
export const findApiKeyByHash = (payload: Payload, tokenHash: string): Promise<StoredApiKey | null> =>
  keysOf(payload).findOne({ tokenHash }, SHOWN).lean<StoredApiKey | null>().exec()

/** A page of all keys, the latest first. */
export const findApiKeys = async (
  payload: Payload,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ docs: StoredApiKey[]; total: number }> => {
  const [docs, total] = await Promise.all([
    keysOf(payload)
      .find({}, SHOWN)
      .sort({ createdAt: -1, _id: -1 })
      .skip((page - 1) * perPage)
      .limit(perPage)
      .lean<StoredApiKey[]>()
      .exec(),
    keysOf(payload).countDocuments(),
  ])
  return { docs, total }
}

/** The keys that end between two moments and were not revoked, those that end first, and how many there are. */
export const findKeysEnding = async (
  payload: Payload,
  { from, before, limit }: { from: Date; before: Date; limit: number },
): Promise<{ docs: Pick<StoredApiKey, '_id' | 'name' | 'expiresAt'>[]; total: number }> => {
  const where = { expiresAt: { $gte: from, $lt: before }, revokedAt: null }
  const [docs, total] = await Promise.all([
    keysOf(payload)
      .find(where, { name: 1, expiresAt: 1 })
      .sort({ expiresAt: 1, _id: 1 })
      .limit(limit)
      .lean<Pick<StoredApiKey, '_id' | 'name' | 'expiresAt'>[]>()
      .exec(),
    keysOf(payload).countDocuments(where),
  ])
  return { docs, total }
}

/**
 * Revokes a key, once.
 * @returns the key as it is now, and whether this call revoked it; null for one that is not there
 */
export const revokeKey = async (
  payload: Payload,
  id: string,
  revokedBy: string,
): Promise<{ key: StoredApiKey; isFirst: boolean } | null> => {
  const revoked = await keysOf(payload)
    .findOneAndUpdate(
      { _id: id, revokedAt: null },
      { $set: { revokedAt: new Date(), revokedBy } },
      { returnDocument: 'after', projection: SHOWN },
    )
    .lean<StoredApiKey | null>()
  if (revoked) return { key: revoked, isFirst: true }
  const key = await keysOf(payload).findById(id, SHOWN).lean<StoredApiKey | null>()
  return key && { key, isFirst: false }
}

/** Remembers when a key was used, at most once in a while: a request must not cost a write. */
export const markUsed = async (
  payload: Payload,
  { _id }: Pick<StoredApiKey, '_id'>,
  unlessSince: Date,
): Promise<void> => {
  await keysOf(payload).updateOne(
    { _id, $or: [{ lastUsedAt: null }, { lastUsedAt: { $lt: unlessSince } }] },
    { $set: { lastUsedAt: new Date() } },
    { timestamps: false },
  )
}

/** Takes a person's name off the keys that they made or revoked. The keys are the association's and go on. */
export const unlinkKeysOf = async (payload: Payload, user: string): Promise<void> => {
  await keysOf(payload).updateMany({ createdBy: user }, { $unset: { createdBy: 1 } }, { timestamps: false })
  await keysOf(payload).updateMany({ revokedBy: user }, { $unset: { revokedBy: 1 } }, { timestamps: false })
}
