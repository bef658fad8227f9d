import type { Media } from '../../payload-types'

/** A node of the page's JSON-LD. Source of the vocabulary: https://schema.org. */
export interface Thing {
  '@type': string
  [property: string]: unknown
}

/** What a page is about, beyond its title. */
export interface Subject {
  /** In a word or two, for the page's picture. */
  kind: string
  /** When and where, by whom: a line for the picture. */
  detail?: string
  /** The page's own picture. */
  image?: Media
  publishedAt?: string
  changedAt?: string
  things?: Thing[]
}

/** What a subject's JSON-LD refers to. */
export interface SubjectContext {
  siteUrl: string
  /** Address of the page. */
  url: string
  /** Address of the page's picture. */
  picture: string
  /** The association, described elsewhere in the same graph. */
  organization: { '@id': string }
}
