import type { CollectionConfig } from 'payload'
import { PUBLIC_CONTENT } from '../domain/content'
import { OPEN_OPERATIONS } from '../endpoints/openOperations'
import { editorialHooks } from '../hooks/contentHooks'
import { publicContent } from './access/publicContent'
import { SCHEDULED_DRAFTS } from './previewAt'

/**
 * What every collection of the public site has in common: drafts, versions, open to readers, written by
 * administrators.
 */
export const editorialCollection = {
  access: publicContent,
  custom: { ...PUBLIC_CONTENT, ...OPEN_OPERATIONS },
  graphQL: false,
  lockDocuments: false,
  versions: { drafts: SCHEDULED_DRAFTS, maxPerDoc: 50 },
  hooks: editorialHooks,
} satisfies Partial<CollectionConfig>
