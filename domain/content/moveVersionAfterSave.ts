import type { CollectionSlug, Payload } from 'payload'
import { moveContentVersion } from '../contentVersions'
import type { ContentRecord } from './contentRecord.types'
import { isDocumentPublished, isGlobalPublished } from './recordsRepository'

const isDraft = (status: unknown): boolean => status === 'draft'

/**
 * Moves the content version after every save except one of a draft beside a published text. Whether a draft is that, or
 * the text was just withdrawn, only the document itself can tell: the previous version may have been a draft as well.
 */
export const moveVersionAfterSave = async (
  payload: Payload,
  collection: CollectionSlug,
  { id, _status }: Pick<ContentRecord, 'id' | '_status'>,
): Promise<void> => {
  const isBesidePublished = isDraft(_status) && (await isDocumentPublished(payload, collection, id))
  if (!isBesidePublished) await moveContentVersion(payload, 'content')
}

/** The same for a global. */
export const moveVersionAfterGlobalSave = async (
  payload: Payload,
  slug: string,
  status: unknown,
): Promise<void> => {
  const isBesidePublished = isDraft(status) && (await isGlobalPublished(payload, slug))
  if (!isBesidePublished) await moveContentVersion(payload, 'content')
}

/** Moves the content version after a published record was deleted. */
export const moveVersionAfterDeletion = async (
  payload: Payload,
  { _status }: Pick<ContentRecord, '_status'>,
): Promise<void> => {
  if (!isDraft(_status)) await moveContentVersion(payload, 'content')
}
