/** A photo is smaller than this many bytes. Source: spec.md section 5, "Photo". */
export const MAX_PHOTO_BYTES = 5 * 1024 * 1024

/** What the picker offers; what a file is, its content decides. */
export const PHOTO_TYPES = 'image/jpeg,image/png,image/webp,image/avif'
