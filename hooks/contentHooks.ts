import type {
  AfterErrorHook,
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
} from 'payload'
import { updatedByField } from '../collections/fields/updatedBy'
import {
  type ContentRecord,
  beginEdit,
  endAllEdits,
  endEdit,
  moveVersionAfterDeletion,
  moveVersionAfterSave,
  recordDeletion,
  recordPublication,
  rememberBaseVersion,
  rememberPublished,
} from '../domain/content'
import { toFields } from '../platform/toFields'

export const moveVersion: CollectionAfterChangeHook<ContentRecord> = ({ collection, doc, req }) =>
  moveVersionAfterSave(req.payload, { collection: collection.slug, id: doc.id }, doc._status)

export const moveVersionAfterDelete: CollectionAfterDeleteHook<ContentRecord> = ({ doc, req }) =>
  moveVersionAfterDeletion(req.payload, doc)

const remember: CollectionBeforeChangeHook<ContentRecord> = async (change) => {
  const { collection, operation, originalDoc, req } = change
  if (operation === 'update' && originalDoc)
    await rememberPublished(req, { collection: collection.slug, id: originalDoc.id })
}

const record: CollectionAfterChangeHook<ContentRecord> = ({ collection, doc, previousDoc, req }) =>
  recordPublication(req, collection, { before: previousDoc, after: doc })

/** Of what was in the trash, the trash records the end. */
const recordPublicDeletion: CollectionAfterDeleteHook<ContentRecord> = async ({ collection, doc, req }) => {
  if (req.user && doc._status !== 'draft' && !doc.deletedAt) await recordDeletion(req, collection, doc)
}

/** The hooks of a collection that public pages show. */
export const publicCollectionHooks = {
  afterChange: [moveVersion],
  afterDelete: [moveVersionAfterDelete],
}

/** The hooks of a collection that is published with drafts: pages follow its changes, the audit log records them. */
export const editorialHooks = {
  beforeChange: [remember],
  afterChange: [moveVersion, record],
  afterDelete: [moveVersionAfterDelete, recordPublicDeletion],
}

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

/** Has each version name who saved it; nobody for what the site does by itself. */
const setUpdatedBy: CollectionBeforeChangeHook = ({ data, req }) => ({
  ...data,
  updatedBy: req.user?.id ?? null,
})

/** How long a document that somebody edits is shown as locked after the last keystroke. */
export const LOCKED_SECONDS = 300

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

/** A save that fails halfway, for example because a field is not valid, lets the next one begin at once. */
export const endEditsAfterError: AfterErrorHook = ({ req }) => endAllEdits(req)
