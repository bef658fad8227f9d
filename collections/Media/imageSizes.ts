import type { ImageSize } from 'payload'

const sizeOf = (name: string, width: number): ImageSize => ({
  name,
  width,
  formatOptions: { format: 'avif', options: { quality: 55, effort: 3 } },
})

/**
 * The widths, in pixels, that pages offer browsers to choose from; one, WebP, for those without AVIF; and one
 * for lists.
 */
export const imageSizes: ImageSize[] = [
  sizeOf('small', 480),
  sizeOf('medium', 960),
  sizeOf('large', 1600),
  { name: 'fallback', width: 960, formatOptions: { format: 'webp', options: { quality: 75 } } },
  // beside a line of a list, on a screen of two pixels a point
  { name: 'thumb', width: 160, formatOptions: { format: 'webp', options: { quality: 40, effort: 6 } } },
]
