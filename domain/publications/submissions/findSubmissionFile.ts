import type { PayloadRequest } from 'payload'
import { isObjectId } from '../../../platform/isObjectId'
import type { File } from '../../../payload-types'

/** The file of a submission that the caller may read; null when there is none. */
export const findSubmissionFile = async (req: PayloadRequest, id: unknown): Promise<File | null> => {
  if (!isObjectId(id)) return null
  const submission = await req.payload.findByID({
    collection: 'submissions',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    req,
  })
  if (typeof submission?.file !== 'string') return null
  return req.payload.findByID({
    collection: 'files',
    id: submission.file,
    depth: 0,
    overrideAccess: true, // `files` is closed to readers; who may read a submission may read its file
    disableErrors: true,
    req,
  })
}
