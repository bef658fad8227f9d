import { setTimeout as wait } from 'node:timers/promises'
import type { CollectionSlug, GlobalSlug, Payload } from 'payload'
import { isDuplicateKey, modelOf } from '../../../platform/database'

/** A document of a collection, or a global. */
export type EditTarget = { collection: CollectionSlug; id: string } | { global: GlobalSlug }

export const slugOf = (target: EditTarget): string => ('global' in target ? target.global : target.collection)

/** How the audit log names a record. */
export const subjectOf = (target: EditTarget, title: string | null) =>
  'global' in target
    ? { collection: 'globals', id: target.global, title }
    : { collection: target.collection, id: target.id, title }

/** How long a process that was killed while saving keeps others from it. */
const LEASE_MS = 20_000
/** How long a save waits for the one before it. */
const WAIT_MS = 5_000
const LOOK_EVERY_MS = 40

export const keyOf = (target: EditTarget): string =>
  'global' in target ? `globals:${target.global}` : `${target.collection}:${target.id}`

const takeLease = async (payload: Payload, key: string, holder: string): Promise<boolean> => {
  const now = Date.now()
  try {
    await modelOf(payload, 'edit-leases').updateOne(
      { key, expiresAt: { $lte: new Date(now) } },
      { $set: { holder, expiresAt: new Date(now + LEASE_MS) } },
      { upsert: true },
    )
    return true
  } catch (error) {
    if (isDuplicateKey(error)) return false // somebody else is saving it
    throw error
  }
}

/**
 * Lets one save of a record begin when the one before it has ended.
 * @returns false when that took too long
 */
export const takeEditLease = async (payload: Payload, key: string, holder: string): Promise<boolean> => {
  const until = Date.now() + WAIT_MS
  while (Date.now() < until) {
    if (await takeLease(payload, key, holder)) return true
    await wait(LOOK_EVERY_MS)
  }
  return false
}

export const endEditLease = async (payload: Payload, key: string, holder: string): Promise<void> => {
  await modelOf(payload, 'edit-leases').deleteOne({ key, holder })
}

interface Dated {
  updatedAt?: Date | string | null
}

export interface StoredTimes {
  /** When the record itself was changed; drafts beside it do not count. */
  record: number | null
  /** When its latest version was saved; null for a record without versions. */
  version: number | null
}

/** A time as stored or sent, in milliseconds since 1970; undefined for anything else. */
export const timeOf = (value: unknown): number | undefined => {
  if (typeof value !== 'string' && !(value instanceof Date)) return undefined
  const time = new Date(value).getTime()
  return Number.isNaN(time) ? undefined : time
}

/** When a record and its latest version were saved. */
export const readStoredTimes = async (payload: Payload, target: EditTarget): Promise<StoredTimes> => {
  const { db } = payload
  const isGlobal = 'global' in target
  const record = isGlobal
    ? db.globals.findOne({ globalType: target.global }, { updatedAt: 1 }).lean<Dated | null>()
    : modelOf(payload, target.collection).findById(target.id, { updatedAt: 1 }).lean<Dated | null>()
  const versions = db.versions[isGlobal ? target.global : target.collection]
  const latest = versions
    ?.findOne({ latest: true, ...(!isGlobal && { parent: target.id }) }, { 'version.updatedAt': 1 })
    .sort({ updatedAt: -1 })
    .lean<{ version: Dated } | null>()
  const [found, version] = await Promise.all([record, latest])
  return {
    record: timeOf(found?.updatedAt) ?? null,
    version: timeOf(version?.version.updatedAt) ?? null,
  }
}

/** Whether visitors see a version of a record. */
export const isPublished = async (payload: Payload, target: EditTarget): Promise<boolean> => {
  const isFound =
    'global' in target
      ? await payload.db.globals.exists({ globalType: target.global, _status: 'published' })
      : await modelOf(payload, target.collection).exists({ _id: target.id, _status: 'published' })
  return isFound !== null
}

/** What a version of a record holds, by the names of its fields. */
export type StoredVersion = Record<string, unknown>

const MAX_VERSIONS_READ = 30

/** The versions of a record from a moment on, the oldest first: what was saved since, and by whom. */
export const readVersionsSince = async (
  { db }: Payload,
  target: EditTarget,
  since: Date,
): Promise<StoredVersion[]> => {
  const isGlobal = 'global' in target
  const found = await db.versions[isGlobal ? target.global : target.collection]
    ?.find({ 'version.updatedAt': { $gte: since }, ...(!isGlobal && { parent: target.id }) }, { version: 1 })
    .sort({ updatedAt: -1 })
    .limit(MAX_VERSIONS_READ)
    .lean<{ version: StoredVersion }[]>()
  return (found ?? []).map(({ version }) => version).reverse()
}
