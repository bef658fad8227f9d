import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
} from 'payload'
import {
  type ContentRecord,
  moveVersionAfterDeletion,
  moveVersionAfterSave,
  recordDeletion,
  recordPublication,
  rememberPublication,
} from '../domain/content'

export const moveVersion: CollectionAfterChangeHook<ContentRecord> = ({ collection, doc, req }) =>
  moveVersionAfterSave(req.payload, collection.slug, doc)

export const moveVersionAfterDelete: CollectionAfterDeleteHook<ContentRecord> = ({ doc, req }) =>
  moveVersionAfterDeletion(req.payload, doc)

const remember: CollectionBeforeChangeHook<ContentRecord> = async (change) => {
  const { collection, operation, originalDoc, req } = change
  if (operation === 'update' && originalDoc) await rememberPublication(req, collection, originalDoc.id)
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
