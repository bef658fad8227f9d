import type { PayloadRequest } from 'payload'
import type { Publication } from '../../payload-types'
import { isObjectId } from '../../platform/isObjectId'

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
