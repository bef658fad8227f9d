import type { CollectionConfig } from 'payload'
import { serverOnly } from '../access/serverOnly'

/** How often each publication was downloaded: apart from it, unversioned, changed by `$inc` alone. */
export const DownloadCounts: CollectionConfig = {
  slug: 'download-counts',
  access: serverOnly,
  admin: { hidden: true },
  endpoints: false,
  graphQL: false,
  lockDocuments: false,
  fields: [
    { name: 'publication', type: 'relationship', relationTo: 'publications', required: true, unique: true },
    { name: 'count', type: 'number', required: true, defaultValue: 0, min: 0 },
  ],
}
