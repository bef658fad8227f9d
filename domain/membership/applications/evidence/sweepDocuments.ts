import type { Payload } from 'payload'
import { workOnEach } from '../../../../platform/workOnEach'
import { removeFile } from '../../../publications/files'
import { DRAFT_TTL_MS } from '../drafts/draftsRepository'
import {
  deleteDocument,
  findAllDocumentsOf,
  streamOutdatedDocuments,
  type StoredDocument,
} from './documentsRepository'

const DAY_MS = 24 * 60 * 60 * 1000

const remove = async (
  payload: Payload,
  { _id, file }: Pick<StoredDocument, '_id' | 'file'>,
): Promise<void> => {
  await removeFile(payload, file.toHexString())
  await deleteDocument(payload, _id) // last: by it the file is found again
}

/**
 * Deletes documents whose application was decided longer ago than staff have set, and those that no application
 * followed for half a year. Runs daily; safe to break off and to repeat.
 */
export const sweepDocuments = async (payload: Payload, signal?: AbortSignal): Promise<void> => {
  const { applicationDocumentDays } = await payload.findGlobal({
    slug: 'staff-settings',
    depth: 0,
    overrideAccess: true, // the association's rule, whoever acts
  })
  const now = Date.now()
  const documents = streamOutdatedDocuments(payload, {
    decidedBefore: new Date(now - applicationDocumentDays * DAY_MS),
    sentBefore: new Date(now - DRAFT_TTL_MS),
  })
  await workOnEach(payload, documents, (document) => remove(payload, document), {
    failed: 'an outdated document of an application could not be deleted; it is tried again',
    about: ({ _id }) => ({ document: _id.toHexString() }),
    signal,
  })
}

/** Erases a person's documents with their files. Safe to repeat. */
export const eraseDocuments = async (payload: Payload, user: string): Promise<void> => {
  for (const document of await findAllDocumentsOf(payload, user)) await remove(payload, document)
}
