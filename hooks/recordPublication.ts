import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionSlug,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload'
import { forgetFailed } from '../domain/content'
import { modelOf } from '../platform/database'
import { recordChange } from '../domain/audit/recordChange'

const keyOf = (slug: string, id: unknown): string => `was ${slug} ${String(id)} published`

/** What a record is called in the panel. */
const titleOf = ({ admin }: SanitizedCollectionConfig, doc: Record<string, unknown>): string | null => {
  const title = doc[admin.useAsTitle ?? 'id']
  return typeof title === 'string' ? title : null
}

/** Whether the document itself is published, whatever its latest version is. */
const isPublished = async (
  { payload }: PayloadRequest,
  slug: CollectionSlug,
  id: unknown,
): Promise<boolean> => Boolean(await modelOf(payload, slug).exists({ _id: id, _status: 'published' }))

/** Remembers whether a document was public: its previous version, which may be a draft, does not tell. */
export const rememberPublication: CollectionBeforeChangeHook = async ({
  collection,
  context,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation === 'update' && req.user)
    context[keyOf(collection.slug, originalDoc?.id)] = await isPublished(
      req,
      collection.slug,
      originalDoc?.id,
    )
  return data
}

/**
 * Records that somebody published, changed what is published, or withdrew it. Drafts are nobody's business yet, and
 * what the server fills a new installation with is nobody's deed.
 */
export const recordPublication: CollectionAfterChangeHook = async ({
  collection,
  context,
  doc,
  previousDoc,
  req,
}) => {
  if (!req.user || Boolean(previousDoc?.deletedAt) !== Boolean(doc.deletedAt)) return // what the trash does is recorded there
  const { slug } = collection
  const wasPublic = context[keyOf(slug, doc.id)] === true
  const isPublic = doc._status === 'published'
  if (!isPublic && (!wasPublic || (await isPublished(req, slug, doc.id)))) return
  const done = isPublic ? (wasPublic ? 'changed' : 'published') : 'withdrawn'
  await recordChange(req, {
    action: `${slug}.${done}`,
    subject: { collection: slug, id: doc.id, title: titleOf(collection, doc) },
    before: { ...previousDoc, _status: wasPublic ? 'published' : 'draft' },
    after: doc,
  })
  await forgetFailed(req.payload, { collection: slug, id: String(doc.id) })
}

/** Records that something public was deleted. */
export const recordRemoval: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
  if (!req.user || doc._status === 'draft' || doc.deletedAt) return
  const { title, name, slug } = doc as Record<string, unknown>
  await recordChange(req, {
    action: `${collection.slug}.deleted`,
    subject: { collection: collection.slug, id: doc.id, title: titleOf(collection, doc) },
    before: { title, name, slug },
    after: null,
  })
}
