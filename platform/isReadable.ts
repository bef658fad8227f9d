import type { CollectionSlug, PayloadRequest } from 'payload'
import { isObjectId } from './isObjectId'

/**
 * Whether whoever asks may read a record, as the access rules of its collection say. False for one that is not there.
 */
export const isReadable = async (
  req: PayloadRequest,
  collection: CollectionSlug,
  id: unknown,
): Promise<boolean> =>
  isObjectId(id) &&
  (await req.payload.findByID({
    collection,
    id,
    depth: 0,
    select: {},
    overrideAccess: false,
    disableErrors: true,
    req,
  })) !== null
