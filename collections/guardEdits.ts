import type { CollectionConfig, GlobalConfig } from 'payload'
import { guardedCollection, guardedGlobal } from '../hooks/guardEdits'
import { setUpdatedBy } from '../hooks/setUpdatedBy'
import { updatedByField } from './fields/updatedBy'

/** How long a document that somebody edits is shown as locked after the last keystroke. */
const LOCKED_SECONDS = 300

/**
 * For what staff edit side by side: a save on top of somebody else's is refused and told what changed, each version
 * names its author, and what is published with drafts shows who is at it. See docs/decisions, "Saves are refused".
 */
export const guardEdits = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  lockDocuments: collection.versions ? { duration: LOCKED_SECONDS } : false,
  hooks: {
    ...collection.hooks,
    beforeOperation: [...guardedCollection.beforeOperation, ...(collection.hooks?.beforeOperation ?? [])],
    beforeChange: [
      ...guardedCollection.beforeChange,
      ...(collection.hooks?.beforeChange ?? []),
      setUpdatedBy,
    ],
    afterChange: [...(collection.hooks?.afterChange ?? []), ...guardedCollection.afterChange],
  },
  fields: [...collection.fields, updatedByField()],
})

/** The same for a global. */
export const guardGlobalEdits = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  lockDocuments: { duration: LOCKED_SECONDS },
  hooks: {
    ...global.hooks,
    beforeOperation: [...guardedGlobal.beforeOperation, ...(global.hooks?.beforeOperation ?? [])],
    beforeChange: [...guardedGlobal.beforeChange, ...(global.hooks?.beforeChange ?? []), setUpdatedBy],
    afterChange: [...(global.hooks?.afterChange ?? []), ...guardedGlobal.afterChange],
  },
  fields: [...global.fields, updatedByField()],
})
