import type { PayloadRequest } from 'payload'
import type { File, Publication } from '../../payload-types'
import { isObjectId } from '../../platform/isObjectId'

/** Whether a change of a publication is based on its latest version. */
export const isLatestVersion = (
  { updatedAt }: Pick<Publication, 'updatedAt'>,
  baseVersion: string,
): boolean => new Date(updatedAt).getTime() === new Date(baseVersion).getTime()

/** A publication in its latest version, draft or not; null when the caller may not read it, or there is none. */
export const findPublication = async (req: PayloadRequest, id: unknown): Promise<Publication | null> =>
  isObjectId(id)
    ? req.payload.findByID({
        collection: 'publications',
        id,
        draft: true,
        depth: 0,
        disableErrors: true,
        overrideAccess: false,
        req,
      })
    : null

/** The file of a publication that the caller may read; null when there is none. */
export const findPublicationFile = async (
  req: PayloadRequest,
  id: unknown,
): Promise<{ id: string; file: File } | null> => {
  if (!isObjectId(id)) return null
  const publication = await req.payload.findByID({
    collection: 'publications',
    id,
    depth: 0,
    overrideAccess: false,
    disableErrors: true,
    select: { file: true },
    req,
  })
  const fileId = publication?.file
  if (typeof fileId !== 'string') return null
  const file = await req.payload.findByID({
    collection: 'files',
    id: fileId,
    depth: 0,
    overrideAccess: true, // `files` is closed to readers; who may read a publication may read its file
    disableErrors: true,
    req,
  })
  return file && { id, file }
}
