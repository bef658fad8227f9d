import type { CollectionConfig, GlobalConfig } from 'payload'

const KEEP_UNSAVED = '/app/(payload)/edits/KeepUnsaved#KeepUnsaved'

/** What saves itself while somebody writes has nothing to keep. */
const savesItself = ({ versions }: Pick<CollectionConfig | GlobalConfig, 'versions'>): boolean =>
  typeof versions === 'object' && typeof versions.drafts === 'object' && Boolean(versions.drafts.autosave)

/** Has the panel keep what was written when the server refuses to save it. */
export const keepUnsaved = (collection: CollectionConfig): CollectionConfig => {
  if (savesItself(collection)) return collection
  const { components } = collection.admin ?? {}
  const { beforeDocumentControls = [] } = components?.edit ?? {}
  return {
    ...collection,
    admin: {
      ...collection.admin,
      components: {
        ...components,
        edit: { ...components?.edit, beforeDocumentControls: [...beforeDocumentControls, KEEP_UNSAVED] },
      },
    },
  }
}

/** What `keepUnsaved` does for a collection. */
export const keepGlobalUnsaved = (global: GlobalConfig): GlobalConfig => {
  if (savesItself(global)) return global
  const { components } = global.admin ?? {}
  const { beforeDocumentControls = [] } = components?.elements ?? {}
  return {
    ...global,
    admin: {
      ...global.admin,
      components: {
        ...components,
        elements: {
          ...components?.elements,
          beforeDocumentControls: [...beforeDocumentControls, KEEP_UNSAVED],
        },
      },
    },
  }
}
