import type { CollectionConfig } from 'payload'
import { serverOnlyCollection } from '../serverOnlyCollection'

/**
 * Who was counted already: one document a visitor, file and hour. The key is a hash that cannot be traced back to
 * the visitor. Removed by a TTL index. Source: decisions.md "Limits".
 */
export const DownloadVisits: CollectionConfig = {
  ...serverOnlyCollection,
  slug: 'download-visits',
  custom: { personalData: { none: 'Hashes that cannot be traced to a person, for an hour.' } },
  timestamps: false,
  fields: [
    { name: 'key', type: 'text', required: true, unique: true, maxLength: 100 },
    { name: 'expiresAt', type: 'date', required: true },
  ],
}
