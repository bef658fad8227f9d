import type { CollectionConfig } from 'payload'
import { PUBLIC_CONTENT } from '../domain/content'
import { editorialHooks } from '../hooks/editorialHooks'
import { publicContent } from './access/publicContent'
import { SCHEDULED_DRAFTS } from './previewAt'

/** What every collection of the public site has in common: drafts, versions, open to readers, written by administrators. */
export const editorialCollection = {
  access: publicContent,
  custom: PUBLIC_CONTENT,
  graphQL: false,
  lockDocuments: false,
  versions: { drafts: SCHEDULED_DRAFTS, maxPerDoc: 50 },
  hooks: editorialHooks,
} satisfies Partial<CollectionConfig>
