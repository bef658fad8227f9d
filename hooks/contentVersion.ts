import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, GlobalAfterChangeHook } from 'payload'
import { isDocumentPublished, isGlobalPublished } from '../domain/content'
import { moveContentVersion } from '../domain/contentVersions'

const isPublic = (doc: { _status?: string | null } | undefined): boolean =>
  doc !== undefined && doc._status !== 'draft'

/**
 * Moves the version after every change but a draft saved beside a published text. Whether a draft is that, or the text
 * was just withdrawn, only the document itself can tell: the previous version may have been a draft as well.
 */
export const moveVersionAfterChange: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const isBesidePublished =
    !isPublic(doc) && (await isDocumentPublished(req.payload, collection.slug, doc.id))
  if (!isBesidePublished) await moveContentVersion(req.payload, 'content')
}

export const moveVersionAfterDelete: CollectionAfterDeleteHook = async ({ doc, req }) => {
  if (isPublic(doc)) await moveContentVersion(req.payload, 'content')
}

/** The same for a global: a draft beside a published text is nobody's business yet, however often it is saved. */
export const moveVersionAfterGlobalChange: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  const isBesidePublished = !isPublic(doc) && (await isGlobalPublished(req.payload, global.slug))
  if (!isBesidePublished) await moveContentVersion(req.payload, 'content')
}

/** The hooks of a collection that public pages show. */
export const publicCollectionHooks = {
  afterChange: [moveVersionAfterChange],
  afterDelete: [moveVersionAfterDelete],
}
