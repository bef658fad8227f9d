import { z } from 'zod'
import type { Mark } from './folding.schema'

const MAX_SEARCH_LENGTH = 100
/** Results of each group in the palette. Source: spec.md section 9, "Palette". */
const PALETTE_LIMIT = 3
/** Results of each group on the results page. */
const PAGE_LIMIT = 10

const LENGTH_MESSAGE = `Please enter 1 to ${MAX_SEARCH_LENGTH} characters`
const LIMIT_MESSAGE = `Please ask for 1 to ${PAGE_LIMIT} results of each kind`

/**
 * Query of `GET /api/search`: the text, and the number of results of each kind. The database stores no text
 * with a NUL in it.
 */
export const searchSchema = z.object({
  q: z
    .string(LENGTH_MESSAGE)
    .trim()
    .min(1, LENGTH_MESSAGE)
    .max(MAX_SEARCH_LENGTH, LENGTH_MESSAGE)
    .refine((text) => !text.includes('\0'), 'This text cannot be searched for'),
  limit: z.coerce
    .number(LIMIT_MESSAGE)
    .int(LIMIT_MESSAGE)
    .min(1, LIMIT_MESSAGE)
    .max(PAGE_LIMIT, LIMIT_MESSAGE)
    .default(PALETTE_LIMIT),
})

/** A search result of the published content. */
export interface Found {
  id: string
  title: string
  /** Its own address on the site. */
  href: string
  /** A few words around the match, or a description. */
  excerpt: string
  titleMarks: Mark[]
  excerptMarks: Mark[]
}

export interface FoundMember {
  /** The member's address in the directory; null for a caller who cannot open the directory. */
  id: string | null
  fullName: string
  professionalTitle: string | null
}

/** The groups of published content, in display order. */
export const CONTENT_GROUPS = ['events', 'publications', 'news', 'answers', 'pages'] as const
export type ContentGroup = (typeof CONTENT_GROUPS)[number]

/**
 * The answer of `GET /api/search`: at most the requested number of each kind; of a member only name and
 * title.
 */
export type SearchAnswer = Record<ContentGroup, Found[]> & { members: FoundMember[] }
