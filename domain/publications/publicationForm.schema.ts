import { z } from 'zod'
import {
  BOOK_SUBCATEGORIES,
  type BookSubcategory,
  PUBLICATION_CATEGORIES,
  type PublicationCategory,
  PUBLICATION_TOPICS,
  type PublicationTopic,
} from './categories.schema'
import type { HistoryEntry } from '../audit/history.schema'
import { urlSchema } from '../../collections/fields/link.schema'
import { uploadKeySchema } from './uploads/uploadKey.schema'
import { PUBLICATION_SORTS } from './sorts.constants'
import { keysOf } from '../../platform/records.schema'

/** An empty value of a form counts as absent. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? null : value), schema.nullish())

const fields = {
  title: z.string('Title is required').trim().min(1, 'Title is required').max(200, 'At most 200 characters'),
  description: optional(z.string().trim().max(5000, 'At most 5000 characters')),
  category: z.enum(keysOf<PublicationCategory>(PUBLICATION_CATEGORIES), 'Please choose a category'),
  subcategory: optional(z.enum(keysOf<BookSubcategory>(BOOK_SUBCATEGORIES), 'Please choose a subcategory')),
  topic: optional(z.enum(keysOf<PublicationTopic>(PUBLICATION_TOPICS), 'Please choose a topic')),
  authors: optional(z.string().trim().max(300, 'At most 300 characters')),
  publishedDate: z.iso.date('Published date is required'),
  videoUrl: optional(urlSchema),
  /** Key of an upload. Left out: what there is stays. */
  file: optional(uploadKeySchema),
}

interface Classified {
  category: string
  videoUrl?: string | null
}

/** A video is a link. */
const needsLink = ({ category, videoUrl }: Classified): boolean => category !== 'videos' || Boolean(videoUrl)
const LINK_NEEDED = { path: ['videoUrl'], message: 'Please enter the link of the video' }

/**
 * Body of `POST /api/publications/add`. A publication without a file is stored as a draft.
 * Source: spec.md section 5, "Publication upload".
 */
export const newPublicationSchema = z
  .strictObject({ ...fields, isPublished: z.boolean() })
  .refine(needsLink, LINK_NEEDED)
export type NewPublication = z.input<typeof newPublicationSchema>

/**
 * Body of `POST /api/publications/:id/edition`: the whole form, and the version that it is based on, as its
 * `updatedAt`.
 */
export const publicationUpdateSchema = z
  .strictObject({ ...fields, updatedAt: z.iso.datetime() })
  .refine(needsLink, LINK_NEEDED)

/** Body of `POST /api/publications/:id/visibility`. */
export const visibilitySchema = z.strictObject({ isPublished: z.boolean(), updatedAt: z.iso.datetime() })

/** What the hub's dialog is filled in with; its file is checked apart. Source: spec.md section 2, "Upload dialog". */
export const hubUploadSchema = z.object({
  title: fields.title,
  description: fields.description,
  category: fields.category,
  subcategory: fields.subcategory,
})

/** What the form of `/admin` is filled in with; its file is checked apart. */
export const publicationFormSchema = z
  .object({ ...fields, file: z.unknown().optional() })
  .refine(needsLink, LINK_NEEDED)

/** What `POST /api/publications/add` answers. */
export interface AddedPublication {
  id: string
  slug: string
}

export const PUBLICATIONS_PER_PAGE = 25

/** Query of `GET /api/publications/list` and `GET /api/publications/list.csv`. */
export const publicationListSchema = z.strictObject({
  /** Part of the title, the description or the authors. */
  q: z.string().trim().max(100).default(''),
  category: z.enum(keysOf<PublicationCategory>(PUBLICATION_CATEGORIES)).optional(),
  status: z.enum(['published', 'draft']).optional(),
  sort: z.enum(PUBLICATION_SORTS).default('-publishedDate'),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
})
export type PublicationFilter = z.output<typeof publicationListSchema>

export interface PublicationRow {
  id: string
  slug: string
  title: string
  category: PublicationCategory
  topic: PublicationTopic | null
  publishedDate: string
  /** Whether readers see it, in this version or an earlier one. */
  isPublished: boolean
  /** Whether it has something to read or watch: without, it cannot be published. */
  hasContent: boolean
  fileSize: number | null
  downloads: number
  updatedAt: string
}

export interface PublicationList {
  docs: PublicationRow[]
  totalDocs: number
  page: number
  totalPages: number
}

/** What `GET /api/publications/:id/edition` answers. */
export interface PublicationDetail extends PublicationRow {
  description: string | null
  subcategory: BookSubcategory | null
  authors: string | null
  videoUrl: string | null
  /** What was done to it, the newest first. */
  history: HistoryEntry[]
}

/** Body of `POST /api/publications/:id/trash`. */
export const publicationTrashSchema = z.strictObject({ updatedAt: z.iso.datetime() })
