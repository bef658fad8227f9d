import type { CollectionConfig } from 'payload'
import { publicCollectionHooks } from '../hooks/contentVersion'
import { publicContent } from './access/publicContent'

/** What every collection of the public site has in common: drafts, versions, open to readers, written by administrators. */
export const editorialCollection = {
  access: publicContent,
  graphQL: false,
  lockDocuments: false,
  versions: { drafts: true, maxPerDoc: 50 },
  hooks: publicCollectionHooks,
} satisfies Partial<CollectionConfig>
