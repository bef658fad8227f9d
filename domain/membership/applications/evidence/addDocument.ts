import type { Payload, PayloadRequest } from 'payload'
import { removeFile } from '../../../publications/files'
import { type TakeRefusal, takeUpload } from '../../../publications/uploads'
import { readGrade } from '../../grades'
import { findLatestApplication, findStatus } from '../applicationsRepository'
import { OPEN_STATUSES } from '../choices.schema'
import {
  type StoredDocument,
  createDocument,
  deleteDocument,
  findDocument,
  findDocumentOfFile,
  findDocumentsOf,
} from './documentsRepository'

/** The id of a person's open application; null without one. */
export const findOpenApplication = async (payload: Payload, user: string): Promise<string | null> => {
  const latest = await findLatestApplication(payload, user)
  return latest && OPEN_STATUSES.some((status) => status === latest.status) ? latest._id.toHexString() : null
}

/**
 * Adds an uploaded file to a person's application, the open one or the next, which has so many documents at most. The
 * same upload sent again is answered alike.
 */
export const addDocument = async (
  req: PayloadRequest,
  user: string,
  { name, file: key }: { name: string; file: string },
): Promise<{ id: string } | { problem: 'too_many' } | TakeRefusal> => {
  const { payload } = req
  const application = await findOpenApplication(payload, user)
  const taken = await takeUpload(req, {
    key,
    purpose: 'applicationDocument',
    name,
    find: (file) => findDocumentOfFile(payload, user, file),
    make: (file) => createDocument(payload, { user, name, file, application }),
  })
  return 'refusal' in taken && taken.refusal === 'not_made' ? { problem: 'too_many' } : taken
}

/** Whether an application that was sent would lack a document that its grade needs without this one. */
const isNeeded = async (payload: Payload, user: string, document: StoredDocument): Promise<boolean> => {
  const application = document.application?.toHexString()
  const found = application && (await findStatus(payload, application))
  if (!application || !found) return false
  const [grade, documents] = await Promise.all([
    readGrade(payload, found.membershipType),
    findDocumentsOf(payload, user, application),
  ])
  const isAsked = (grade?.documents ?? []).some(({ name }) => name === document.name)
  return isAsked && documents.filter(({ name }) => name === document.name).length < 2
}

/**
 * Removes a person's document, with its file, while the application is open or not sent yet. What the grade of one that
 * was sent needs is replaced, not removed. The document goes last: by it the file is found again.
 */
export const removeDocument = async (
  req: PayloadRequest,
  user: string,
  id: string,
): Promise<'removed' | 'not_found' | 'needed'> => {
  const { payload } = req
  const document = await findDocument(payload, id, user)
  if (!document) return 'not_found'
  const application = document.application?.toHexString() ?? null
  if (application !== null && application !== (await findOpenApplication(payload, user))) return 'not_found'
  if (await isNeeded(payload, user, document)) return 'needed'
  await removeFile(payload, document.file.toHexString())
  await deleteDocument(payload, document._id)
  return 'removed'
}
