import type { Payload, PayloadRequest, SanitizedCollectionConfig, SanitizedGlobalConfig } from 'payload'
import { recordChange } from '../audit/recordChange'
import { recordSecurityEvent } from '../audit'
import { moveContentVersion } from './contentVersions'
import { announceContent } from './announceContent'
import type { ContentRecord, GlobalContent } from './contentRecord.types'
import { type EditTarget, isPublished, keyOf, subjectOf } from './edits/editsRepository'
import { forgetFailed } from './schedules/schedulesRepository'

/** What follows when visitors see something else: cached pages are outdated, and the audit log says who did it. */

const contextKey = (target: EditTarget): string => `was ${keyOf(target)} published`

/** Remembers whether a record was public before a save: its previous version, which may be a draft, does not tell. */
export const rememberPublished = async (
  { context, payload, user }: PayloadRequest,
  target: EditTarget,
): Promise<void> => {
  if (user) context[contextKey(target)] = await isPublished(payload, target)
}

/** What `rememberPublished` has remembered. */
export const wasPublished = ({ context }: PayloadRequest, target: EditTarget): boolean =>
  context[contextKey(target)] === true

/**
 * Moves the content version after every save except one of a draft beside a published text. Whether a draft is that, or
 * the text was just withdrawn, only the record itself can tell: the previous version may have been a draft as well.
 */
export const moveVersionAfterSave = async (
  payload: Payload,
  target: EditTarget,
  status: unknown,
): Promise<void> => {
  const isBesidePublished = status === 'draft' && (await isPublished(payload, target))
  if (!isBesidePublished) await moveContentVersion(payload, 'content')
}

/** Moves the content version after a published record was deleted. */
export const moveVersionAfterDeletion = async (
  payload: Payload,
  { _status }: Pick<ContentRecord, '_status'>,
): Promise<void> => {
  if (_status !== 'draft') await moveContentVersion(payload, 'content')
}

/** How the audit log names a record: by what it is called in the panel, where it has a name. */
export const auditSubject = ({ admin, slug }: SanitizedCollectionConfig, record: ContentRecord) => {
  const title = record[admin.useAsTitle ?? 'id']
  return { collection: slug, id: record.id, title: typeof title === 'string' ? title : null }
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
  // moves to the trash and back are recorded by the trash
  if (!req.user || Boolean(before?.deletedAt) !== Boolean(after.deletedAt)) return
  const { slug } = collection
  const target = { collection: slug, id: after.id }
  const wasPublic = wasPublished(req, target)
  const isPublic = after._status === 'published'
  if (!isPublic && (!wasPublic || (await isPublished(req.payload, target)))) return
  const done = isPublic ? (wasPublic ? 'changed' : 'published') : 'withdrawn'
  await recordChange(req, {
    action: `${slug}.${done}`,
    subject: auditSubject(collection, after),
    before: { ...before, _status: wasPublic ? 'published' : 'draft' },
    after,
  })
  await announceContent(req.payload, slug, done, after)
  await forgetFailed(req.payload, target)
}

/** Records in the audit log that a record was deleted for good. */
export const recordDeletion = async (
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  record: ContentRecord,
  reason?: string | null,
): Promise<void> => {
  const { title, name, slug } = record
  await recordChange(req, {
    action: `${collection.slug}.deleted`,
    subject: auditSubject(collection, record),
    before: { title, name, slug },
    after: null,
    reason,
  })
  if (record._status === 'published') await announceContent(req.payload, collection.slug, 'withdrawn', record)
}

/** Records what somebody changed in a global: settings at once, page content when it is published or withdrawn. */
export const recordGlobalChange = async (
  req: PayloadRequest,
  { label, slug }: SanitizedGlobalConfig,
  { before, after }: { before: GlobalContent; after: GlobalContent },
): Promise<void> => {
  const target = { global: slug }
  const isDraft = after._status === 'draft'
  if (!req.user || (isDraft && (!wasPublished(req, target) || (await isPublished(req.payload, target)))))
    return
  const done = isDraft ? 'withdrawn' : after._status === 'published' ? 'published' : 'changed'
  await recordChange(req, {
    action: `${slug}.${done}`,
    subject: subjectOf(target, typeof label === 'string' ? label : slug),
    before: isDraft ? { ...before, _status: 'published' } : before,
    after,
  })
  if (done !== 'changed') await forgetFailed(req.payload, target)
  if (slug === 'staff-settings') await recordSecurityEvent(req, { event: 'settings.changed' })
}
