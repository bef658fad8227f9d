import type { PayloadRequest } from 'payload'
import { handlesMemberships } from '../../../collections/access/roles'
import type { File, User } from '../../../payload-types'
import { findDocumentId } from './nameChangesRepository'

/** The document of a request, for its owner and staff who decide; null for other readers and when there is none. */
export const findDocument = async (req: PayloadRequest, id: string, reader: User): Promise<File | null> => {
  const document = await findDocumentId(req.payload, id, handlesMemberships(reader) ? undefined : reader.id)
  if (!document) return null
  return req.payload.findByID({
    collection: 'files',
    id: document,
    depth: 0,
    overrideAccess: true, // `files` is closed to readers; who may read the document was decided above
    disableErrors: true,
    req,
  })
}
