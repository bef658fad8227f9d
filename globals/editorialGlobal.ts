import type { GlobalConfig } from 'payload'
import { withRight } from '../collections/access/withRight'
import { publishedOr } from '../collections/access/publishedOr'
import { AUTOSAVED_DRAFTS } from '../collections/previewAt'
import { PUBLIC_CONTENT } from '../domain/content'
import { OPEN_GLOBAL_OPERATIONS } from '../endpoints/openOperations'
import { editorialGlobalHooks } from '../hooks/globalHooks'

/**
 * What the globals that are page content have in common: drafts, versions, open to readers, written by
 * editors.
 */
export const editorialGlobal = {
  custom: { ...PUBLIC_CONTENT, ...OPEN_GLOBAL_OPERATIONS },
  access: { read: publishedOr('content'), readVersions: withRight('content'), update: withRight('content') },
  // the panel asks whether there is a published text for its time alone, and says “Draft” without this
  forceSelect: { _status: true },
  graphQL: false,
  lockDocuments: false,
  versions: { drafts: AUTOSAVED_DRAFTS, max: 50 },
  hooks: editorialGlobalHooks,
} satisfies Partial<GlobalConfig>
