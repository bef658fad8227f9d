import type { CollectionBeforeValidateHook } from 'payload'
import type { Publication } from '../../../payload-types'

/** Drops what another category left behind: subcategories are of books, links of videos, files of everything else. */
export const clearUnused: CollectionBeforeValidateHook<Publication> = ({ data }) => {
  if (!data?.category) return data
  return {
    ...data,
    ...(data.category !== 'books' && { subcategory: null }),
    ...(data.category === 'videos' ? { file: null } : { videoUrl: null }),
  }
}
