import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { recordChange } from '../audit/recordChange'
import type { ContentRecord } from './contentRecord.types'
import { isDocumentPublished } from './recordsRepository'
import { forgetFailed } from './schedules/schedulesRepository'
import { titleOf } from './titleOf'

const keyOf = (slug: string, id: unknown): string => `was ${slug} ${String(id)} published`

/** Remembers whether a record was public before a save: its previous version, which may be a draft, does not tell. */
export const rememberPublication = async (
  { context, payload, user }: PayloadRequest,
  { slug }: SanitizedCollectionConfig,
  id: string,
): Promise<void> => {
  if (user) context[keyOf(slug, id)] = await isDocumentPublished(payload, slug, id)
}

/**
 * Records in the audit log that somebody published, changed what is published, or withdrew it. Drafts are not recorded,
 * nor is what the server fills a new installation with.
 */
export const recordPublication = async (
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  { before, after }: { before: ContentRecord | undefined; after: ContentRecord },
): Promise<void> => {
  const { slug } = collection
  const { id, _status } = after
  // moves to the trash and back are recorded by the trash
  if (!req.user || Boolean(before?.deletedAt) !== Boolean(after.deletedAt)) return
  const wasPublic = req.context[keyOf(slug, id)] === true
  const isPublic = _status === 'published'
  if (!isPublic && (!wasPublic || (await isDocumentPublished(req.payload, slug, id)))) return
  const done = isPublic ? (wasPublic ? 'changed' : 'published') : 'withdrawn'
  await recordChange(req, {
    action: `${slug}.${done}`,
    subject: { collection: slug, id, title: titleOf(collection, after) },
    before: { ...before, _status: wasPublic ? 'published' : 'draft' },
    after,
  })
  await forgetFailed(req.payload, { collection: slug, id })
}

/** Records in the audit log that a record was deleted for good. */
export const recordDeletion = async (
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  record: ContentRecord,
  reason?: string | null,
): Promise<void> => {
  const { id, title, name, slug } = record
  await recordChange(req, {
    action: `${collection.slug}.deleted`,
    subject: { collection: collection.slug, id, title: titleOf(collection, record) },
    before: { title, name, slug },
    after: null,
    reason,
  })
}
