import type { PayloadRequest } from 'payload'
import { removeFile } from '../../files'
import { type TakeRefusal, takeUpload } from '../../uploads'
import { findLatestApplication } from '../applicationsRepository'
import { OPEN_STATUSES } from '../choices.schema'
import {
  createDocument,
  deleteDocument,
  findDocument,
  findDocumentOfFile,
  findDocumentsOf,
} from './documentsRepository'
import { MAX_DOCUMENTS } from './evidence.schema'

/** The id of a person's open application; null without one. */
export const findOpenApplication = async (
  payload: PayloadRequest['payload'],
  user: string,
): Promise<string | null> => {
  const latest = await findLatestApplication(payload, user)
  return latest && OPEN_STATUSES.some((status) => status === latest.status) ? latest._id.toHexString() : null
}

/**
 * Adds an uploaded file to a person's application, the open one or the next. The same upload sent again is answered
 * alike.
 */
export const addDocument = async (
  req: PayloadRequest,
  user: string,
  { name, file: key }: { name: string; file: string },
): Promise<{ id: string } | { problem: 'too_many' } | TakeRefusal> => {
  const { payload } = req
  const application = await findOpenApplication(payload, user)
  if ((await findDocumentsOf(payload, user, application)).length >= MAX_DOCUMENTS)
    return { problem: 'too_many' }
  return takeUpload(req, {
    key,
    purpose: 'applicationDocument',
    name,
    find: (file) => findDocumentOfFile(payload, user, file),
    make: (file) => createDocument(payload, { user, name, file, application }),
  })
}

/**
 * Removes a person's document, with its file, while the application is open or not sent yet. The document goes last: by
 * it the file is found again.
 * @returns whether there was one
 */
export const removeDocument = async (req: PayloadRequest, user: string, id: string): Promise<boolean> => {
  const { payload } = req
  const document = await findDocument(payload, id, user)
  if (!document) return false
  const application = document.application?.toHexString() ?? null
  if (application !== null && application !== (await findOpenApplication(payload, user))) return false
  await removeFile(payload, document.file.toHexString())
  await deleteDocument(payload, document._id)
  return true
}
