import type { CollectionConfig } from 'payload'
import { serverOnly } from '../access/serverOnly'

/** A single document: the versions that cached pages are keyed by (`hooks/contentVersion.ts`). */
export const ContentVersions: CollectionConfig = {
  slug: 'content-versions',
  access: serverOnly,
  admin: { hidden: true },
  endpoints: false,
  graphQL: false,
  lockDocuments: false,
  timestamps: false,
  fields: [
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'content', type: 'number', defaultValue: 0 },
    { name: 'seats', type: 'number', defaultValue: 0 },
  ],
}
