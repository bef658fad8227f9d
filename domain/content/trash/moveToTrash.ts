import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { recordChange } from '../../audit/recordChange'
import type { ContentRecord } from '../contentRecord.types'
import { announceContent } from '../announceContent'
import { auditSubject, wasPublished } from '../publicChange'
import { refuseDeletion } from './refuseDeletion'

type TrashState = Partial<Pick<ContentRecord, '_status' | 'deletedAt'>>

/** Whether a change puts a record into the trash, or takes it out. */
const moveOf = (before: TrashState | undefined, after: TrashState): 'trashed' | 'restored' | undefined => {
  if (Boolean(before?.deletedAt) === Boolean(after.deletedAt)) return undefined
  return after.deletedAt ? 'trashed' : 'restored'
}

/**
 * Prepares a save of a record that is, or comes, into the trash: it is withdrawn there, so that readers of what is
 * published need not know of the trash.
 * @param before the record as it was; undefined when it is created
 * @param data what is saved; changed here
 * @throws APIError 409 when others would have a gap without the record
 */
export const withdrawInTrash = async (
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  before: ContentRecord | undefined,
  data: TrashState,
): Promise<void> => {
  if (moveOf(before, data) === 'trashed') {
    if (before && req.user) await refuseDeletion(req, collection.slug, before.id)
    data.deletedAt = new Date().toISOString() // by the server's clock: it decides when the record is deleted for good
  }
  if (data.deletedAt && collection.versions?.drafts) data._status = 'draft'
}

/** Records in the audit log that a record was moved to the trash or restored. */
export const recordMove = async (
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  { before, after }: { before: ContentRecord; after: ContentRecord },
): Promise<void> => {
  const move = moveOf(before, after)
  if (!move || !req.user) return
  const facts = ({ deletedAt, _status }: TrashState) => ({ deletedAt, _status })
  await recordChange(req, {
    action: `${collection.slug}.${move}`,
    subject: auditSubject(collection, after),
    before: facts(before),
    after: facts(after),
  })
  if (move === 'trashed' && wasPublished(req, { collection: collection.slug, id: after.id }))
    await announceContent(req.payload, collection.slug, 'withdrawn', after)
}
