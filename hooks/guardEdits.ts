import type {
  AfterErrorHook,
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  GlobalAfterChangeHook,
  GlobalBeforeChangeHook,
  GlobalBeforeOperationHook,
  GlobalConfig,
} from 'payload'
import { updatedByField } from '../collections/fields/updatedBy'
import {
  type ContentRecord,
  beginEdit,
  endAllEdits,
  endEdit,
  rememberBaseVersion,
  toFields,
} from '../domain/content'
import { setUpdatedBy } from './setUpdatedBy'

const rememberBase: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  const { id, data } = toFields(args)
  if (operation === 'update' && (typeof id === 'string' || typeof id === 'number'))
    rememberBaseVersion(req, { collection: collection.slug, id: String(id) }, toFields(data))
}

const begin: CollectionBeforeChangeHook<ContentRecord> = async (change) => {
  const { collection, data, operation, originalDoc, req } = change
  if (operation === 'update' && originalDoc)
    await beginEdit(req, { collection: collection.slug, id: originalDoc.id }, originalDoc, data)
}

const end: CollectionAfterChangeHook<ContentRecord> = async ({ collection, doc, operation, req }) => {
  if (operation === 'update') await endEdit(req, { collection: collection.slug, id: doc.id })
}

/** How long a document that somebody edits is shown as locked after the last keystroke. */
const LOCKED_SECONDS = 300

/**
 * For what staff edit side by side: a save that is based on an older version is refused and told what changed, each
 * version names its author, and what is published with drafts shows who edits it. Checks first in `beforeChange`, ends
 * last in `afterChange`. See docs/decisions, "Saves are refused".
 */
export const guardEdits = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  lockDocuments: collection.versions ? { duration: LOCKED_SECONDS } : false,
  hooks: {
    ...collection.hooks,
    beforeOperation: [rememberBase, ...(collection.hooks?.beforeOperation ?? [])],
    beforeChange: [begin, ...(collection.hooks?.beforeChange ?? []), setUpdatedBy],
    afterChange: [...(collection.hooks?.afterChange ?? []), end],
  },
  fields: [...collection.fields, updatedByField()],
})

const rememberGlobalBase: GlobalBeforeOperationHook = ({ args, global, operation, req }) => {
  if (operation === 'update') rememberBaseVersion(req, { global: global.slug }, toFields(toFields(args).data))
}

const beginGlobal: GlobalBeforeChangeHook = ({ data, global, originalDoc, req }) =>
  beginEdit(req, { global: global.slug }, toFields(originalDoc), toFields(data))

const endGlobal: GlobalAfterChangeHook = ({ global, req }) => endEdit(req, { global: global.slug })

/** The same for a global. */
export const guardGlobalEdits = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  lockDocuments: { duration: LOCKED_SECONDS },
  hooks: {
    ...global.hooks,
    beforeOperation: [rememberGlobalBase, ...(global.hooks?.beforeOperation ?? [])],
    beforeChange: [beginGlobal, ...(global.hooks?.beforeChange ?? []), setUpdatedBy],
    afterChange: [...(global.hooks?.afterChange ?? []), endGlobal],
  },
  fields: [...global.fields, updatedByField()],
})

/** A save that fails halfway, for example because a field is not valid, lets the next one begin at once. */
export const endEditsAfterError: AfterErrorHook = ({ req }) => endAllEdits(req)
