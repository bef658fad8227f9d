import { randomBytes } from 'node:crypto'
import { APIError, type CollectionBeforeOperationHook, Forbidden, MissingFile } from 'payload'
import { MEDIA_LIMITS, encodePicture } from '../../../platform/pictures'
import { toSlug } from '../../../platform/toSlug'
import { MEDIA_TEXTS } from '../texts.schema'

/** Pixels: more than any page shows, and what remains of a photograph of any size. */
const MAX_SIDE = 2560

/**
 * Takes an uploaded picture for what it contains, not for what it is called: refused unless it can be decoded
 * in full, stored upright as WebP, no larger than pages need it and without its metadata (place, camera),
 * under a name chosen here.
 */
export const encodeImage: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const { file } = req
  const isCopied = 'duplicateFromID' in args && args.duplicateFromID !== undefined
  if (!file && (operation !== 'create' || isCopied)) return
  // these hooks come before Payload's own check, and decoding is dear
  const isTrusted = 'overrideAccess' in args && args.overrideAccess === true
  if (!isTrusted && !(await collection.access[operation === 'create' ? 'create' : 'update']({ req })))
    throw new Forbidden(req.t)
  if (!file) {
    if (isTrusted) return
    throw new MissingFile(req.t) // Payload would fetch one from an address among the data
  }
  if (file.size >= MEDIA_LIMITS.bytes) throw new APIError(MEDIA_TEXTS.tooLarge, 400, undefined, true)
  const data = await encodePicture(file.data, {
    maxWidth: MAX_SIDE,
    maxHeight: MAX_SIDE,
    maxPixels: MEDIA_LIMITS.pixels,
  })
  if (!data) throw new APIError(MEDIA_TEXTS.unreadable, 400, undefined, true)
  const name = toSlug(file.name.replace(/\.[^.]*$/, '')).slice(0, 60) || 'picture'
  req.file = {
    name: `${name}-${randomBytes(4).toString('hex')}.webp`,
    mimetype: 'image/webp',
    data,
    size: data.length,
  }
}
