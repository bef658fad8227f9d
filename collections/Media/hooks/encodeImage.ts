import { randomBytes } from 'node:crypto'
import { APIError, type CollectionBeforeOperationHook } from 'payload'
import sharp from 'sharp'
import { toSlug } from '../../fields/slug'

const MAX_BYTES = 5 * 1024 * 1024
/** Enough for a picture of 8,000 by 6,000 pixels; a small file that unpacks to more is refused. */
const MAX_PIXELS = 48_000_000
const MAX_WIDTH = 1920
const FORMATS = ['jpeg', 'png', 'webp', 'avif']

const refuse = (message: string): never => {
  throw new APIError(message, 400, undefined, true)
}

/** Decodes and encodes anew, which drops metadata and whatever else the file carried. */
const encode = async (content: Buffer): Promise<Buffer> => {
  try {
    const image = sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'warning' })
    const { format, compression } = await image.metadata()
    if (!FORMATS.includes(format === 'heif' && compression === 'av1' ? 'avif' : format)) return refuse('Please upload an image file')
    return await image.rotate().resize({ width: MAX_WIDTH, withoutEnlargement: true }).webp({ quality: 82 }).toBuffer()
  } catch {
    return refuse('Please upload an image file')
  }
}

/**
 * Takes an uploaded picture for what it contains, not for what it is called: refused unless it can be decoded in full,
 * stored as WebP under a name chosen here. Source: spec.md section 5, "Photo"; decisions.md "Limits".
 */
export const encodeImage: CollectionBeforeOperationHook = async ({ req }) => {
  const { file } = req
  if (!file) return
  if (file.size >= MAX_BYTES) refuse('Image must be less than 5MB')
  const data = await encode(file.data)
  const name = toSlug(file.name.replace(/\.[^.]*$/, '')).slice(0, 60) || 'picture'
  req.file = { name: `${name}-${randomBytes(4).toString('hex')}.webp`, mimetype: 'image/webp', data, size: data.length }
}
