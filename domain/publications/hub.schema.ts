import type { Publication } from '../../payload-types'
import type { BookSubcategory, PublicationCategory } from './categories.schema'

/** A publication as the hub lists it. */
export type HubItem = Pick<
  Publication,
  'id' | 'title' | 'slug' | 'category' | 'publishedDate' | 'fileSize' | 'filePages' | 'videoUrl'
>

/** How many publications a category has, and its latest ones. */
export interface HubShelf {
  count: number
  latest: HubItem[]
}

/** What `GET /api/publications/hub` answers. */
export interface PublicationHub {
  categories: Record<PublicationCategory, HubShelf>
  books: Record<BookSubcategory, HubShelf>
  /** The years in which something was published, the latest first. */
  years: number[]
}

/** What `POST /api/publications/:id/downloads` answers. */
export interface CountedDownload {
  /** Where the file is. */
  url: string
}
