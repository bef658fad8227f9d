import { availableParallelism } from 'node:os'
import pLimit from 'p-limit'
import sharp from 'sharp'

// No picture is processed twice: sharp's cache would be useless.
sharp.cache(false)

/** Decoding takes a core for a second and up to 200 MB: few at once, and each with one thread, so that pages go on. */
sharp.concurrency(1)
const limit = pLimit(Math.min(2, availableParallelism()))

/** Pictures of members, and covers, are smaller than this. Source: spec.md section 5, "Photo". */
export const MAX_PICTURE_BYTES = 5 * 1024 * 1024
/** Enough for a picture of 8,000 by 6,000 pixels; a small file that unpacks to more is refused. */
const MAX_PIXELS = 48_000_000
/** Of pictures for pages, which staff upload: as a phone or camera takes them. */
export const MEDIA_LIMITS = { bytes: 25 * 1024 * 1024, pixels: 64_000_000 } as const
const FORMATS = ['jpeg', 'png', 'webp', 'avif']

/** A part of a picture as it is seen, upright: shares of its width and height, from 0 to 1. */
export interface Crop {
  x: number
  y: number
  width: number
  height: number
}

export interface PictureOptions {
  /** Pixels; a smaller picture keeps its width. */
  maxWidth: number
  /** Pixels; a lower picture keeps its height. */
  maxHeight?: number
  /** How many pixels it may unpack to; 48 million by default. */
  maxPixels?: number
  /** The part to use; all by default. */
  crop?: Crop
  /** Whether the result is as high as wide. */
  isSquare?: boolean
}

const toPixels = (
  { x, y, width, height }: Crop,
  total: { width: number; height: number },
): { left: number; top: number; width: number; height: number } => {
  const left = Math.min(Math.floor(x * total.width), total.width - 1)
  const top = Math.min(Math.floor(y * total.height), total.height - 1)
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round(width * total.width), total.width - left)),
    height: Math.max(1, Math.min(Math.round(height * total.height), total.height - top)),
  }
}

/**
 * Decodes a picture in full and encodes it anew as WebP, which drops metadata and whatever else the file carried.
 * @returns undefined for what is no JPEG, PNG, WebP or AVIF by its content, is broken, or has too many pixels
 */
export const encodePicture = async (
  content: Buffer,
  { maxWidth, maxHeight, maxPixels = MAX_PIXELS, crop, isSquare = false }: PictureOptions,
): Promise<Buffer | undefined> => {
  try {
    const image = sharp(content, { limitInputPixels: maxPixels, failOn: 'warning' })
    // of the header alone: nothing is decoded yet
    const { format, compression, autoOrient, width, height, pages } = await image.metadata()
    if (width * height * (pages ?? 1) > maxPixels) return undefined
    if (!FORMATS.includes(format === 'heif' && compression === 'av1' ? 'avif' : format)) return undefined
    let upright = image.autoOrient()
    if (crop) upright = upright.extract(toPixels(crop, autoOrient))
    const resized = isSquare
      ? upright.resize({ width: maxWidth, height: maxWidth, fit: 'cover' })
      : upright.resize({ width: maxWidth, height: maxHeight, fit: 'inside', withoutEnlargement: true })
    return await limit(() => resized.webp({ quality: 82 }).toBuffer())
  } catch {
    return undefined
  }
}
