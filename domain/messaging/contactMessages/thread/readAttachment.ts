import type { PayloadRequest } from 'payload'
import type { File } from '../../../../payload-types'
import { findEntryOfFile } from './entriesRepository'

/**
 * A file that comes with an entry of a thread. The caller has decided that the person may read the thread.
 * @returns null where no entry of this thread shows it
 */
export const readAttachment = async (
  req: PayloadRequest,
  message: string,
  file: string,
): Promise<File | null> => {
  const entry = await findEntryOfFile(req.payload, file)
  if (entry?.message.toHexString() !== message) return null
  return req.payload.findByID({
    collection: 'files',
    id: file,
    depth: 0,
    overrideAccess: true, // `files` is closed to readers; who may read it was decided above
    disableErrors: true,
    req,
  })
}
