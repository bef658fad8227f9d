import type { Payload, PayloadRequest } from 'payload'
import { handlesMemberships } from '../../../../collections/access/roles'
import { decidesApplications } from '../../../../collections/access/regionPolicies.schema'
import type { File, User } from '../../../../payload-types'
import { findStatus } from '../applicationsRepository'
import { canDecideApplication } from '../visibleApplications'
import { type StoredDocument, findDocument } from './documentsRepository'

/** Whether a document is somebody's own, or of an application that they decide. */
const canRead = async (
  payload: Payload,
  reader: User,
  { user, application }: StoredDocument,
): Promise<boolean> => {
  if (handlesMemberships(reader) || user.toHexString() === reader.id) return true
  const found = application && (await findStatus(payload, application.toHexString()))
  return Boolean(found && canDecideApplication(reader, found))
}

/** The file of a document, for its owner and staff who decide; null for other readers and when there is none. */
export const readDocumentFile = async (
  req: PayloadRequest,
  id: string,
  reader: User,
): Promise<File | null> => {
  const document = await findDocument(req.payload, id, decidesApplications(reader) ? undefined : reader.id)
  if (!document || !(await canRead(req.payload, reader, document))) return null
  return req.payload.findByID({
    collection: 'files',
    id: document.file.toHexString(),
    depth: 0,
    overrideAccess: true, // `files` is closed to readers; who may read the document was decided above
    disableErrors: true,
    req,
  })
}
