import type { CollectionConfig } from 'payload'
import { serverOnlyCollection } from '../serverOnlyCollection'

/** A single document: the versions that cached pages are keyed by (`domain/content/contentVersion.ts`). */
export const ContentVersions: CollectionConfig = {
  ...serverOnlyCollection,
  slug: 'content-versions',
  custom: { personalData: { none: 'Counters of the cache.' } },
  timestamps: false,
  fields: [
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'content', type: 'number', defaultValue: 0 },
    { name: 'seats', type: 'number', defaultValue: 0 },
    // up to what the entries of the directory follow profiles and memberships
    { name: 'followed', type: 'json' },
  ],
}
