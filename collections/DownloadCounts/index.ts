import type { CollectionConfig } from 'payload'
import { serverOnlyCollection } from '../serverOnlyCollection'

/** How often each publication was downloaded: apart from it, unversioned, changed by `$inc` alone. */
export const DownloadCounts: CollectionConfig = {
  ...serverOnlyCollection,
  slug: 'download-counts',
  custom: { personalData: { none: 'Counts downloads, not people.' } },
  fields: [
    { name: 'publication', type: 'relationship', relationTo: 'publications', required: true, unique: true },
    { name: 'count', type: 'number', required: true, defaultValue: 0, min: 0 },
  ],
}
