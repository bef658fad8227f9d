import { randomBytes } from 'node:crypto'
import { APIError, type CollectionBeforeOperationHook, Forbidden } from 'payload'
import { MAX_PICTURE_BYTES, encodePicture } from '../../../server/services/pictures'
import { toSlug } from '../../fields/slug'

const MAX_WIDTH = 1920

/**
 * Takes an uploaded picture for what it contains, not for what it is called: refused unless it can be decoded in full,
 * stored as WebP under a name chosen here. Source: spec.md section 5, "Photo"; decisions.md "Limits".
 */
export const encodeImage: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const { file } = req
  if (!file) return
  // these hooks come before Payload's own check, and decoding is dear
  const isTrusted = 'overrideAccess' in args && args.overrideAccess === true
  if (!isTrusted && !(await collection.access[operation === 'create' ? 'create' : 'update']({ req }))) throw new Forbidden(req.t)
  if (file.size >= MAX_PICTURE_BYTES) throw new APIError('Image must be less than 5MB', 400, undefined, true)
  const data = await encodePicture(file.data, { maxWidth: MAX_WIDTH })
  if (!data) throw new APIError('Please upload an image file', 400, undefined, true)
  const name = toSlug(file.name.replace(/\.[^.]*$/, '')).slice(0, 60) || 'picture'
  req.file = { name: `${name}-${randomBytes(4).toString('hex')}.webp`, mimetype: 'image/webp', data, size: data.length }
}
