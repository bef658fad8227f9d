import type { CreateIndexesOptions, IndexSpecification } from 'mongodb'
import type { CollectionSlug } from 'payload'
import { OPEN_STATUSES } from './Applications/schema'

export interface ExtraIndex {
  collection: CollectionSlug
  key: IndexSpecification
  options: CreateIndexesOptions & { name: string }
}

const hasUser = { user: { $type: 'objectId' } } as const

/** The indexes that Payload's own `index`, `unique` and `indexes` cannot express. The server creates them at its start. */
export const EXTRA_INDEXES: readonly ExtraIndex[] = [
  { collection: 'sessions', key: { expiresAt: 1 }, options: { name: 'ended', expireAfterSeconds: 0 } },
  { collection: 'sign-in-challenges', key: { expiresAt: 1 }, options: { name: 'ended', expireAfterSeconds: 0 } },
  { collection: 'email-changes', key: { expiresAt: 1 }, options: { name: 'ended', expireAfterSeconds: 0 } },
  { collection: 'account-tokens', key: { expiresAt: 1 }, options: { name: 'ended', expireAfterSeconds: 0 } },
  { collection: 'download-visits', key: { expiresAt: 1 }, options: { name: 'ended', expireAfterSeconds: 0 } },
  {
    collection: 'applications',
    key: { user: 1 },
    options: { name: 'oneOpen', unique: true, partialFilterExpression: { ...hasUser, status: { $in: [...OPEN_STATUSES] } } },
  },
  {
    collection: 'renewals',
    key: { user: 1 },
    options: { name: 'oneOpen', unique: true, partialFilterExpression: { ...hasUser, status: 'requested' } },
  },
]
