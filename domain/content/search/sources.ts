import { paths } from '../../../frontend/paths'
import type { ContentGroup } from './search.schema'

type Document = Record<string, unknown>

/** The public content that is searched, and how its results are shown. */
export interface Source {
  slug:
    | 'events'
    | 'publications'
    | 'news'
    | 'faqs'
    | 'policies'
    | 'pages'
    | 'divisions'
    | 'chapters'
    | 'job-openings'
  group: ContentGroup
  title: string
  /** The description of a result without an excerpt. */
  summary?: string
  href: (document: Document) => string
  /** What is published of it: a condition of the database; by default that of content with drafts. */
  published?: Readonly<Record<string, unknown>>
  /** The fields that are indexed; by default all that people read. */
  fields?: readonly string[]
  /** The day in Juba, `YYYY-MM-DD`, after which it is found no more. */
  lastDay?: string
  /** Its date for sorting; undefined for a document without a date. */
  date?: string
}

const slugOf = ({ slug }: Document): string => (typeof slug === 'string' ? slug : '')

/** The page of questions and policies, each expanded by its own fragment. */
const answerAt = (document: Document): string => `${paths.membership.support.build()}#${slugOf(document)}`

export const SOURCES: readonly Source[] = [
  {
    slug: 'events',
    group: 'events',
    title: 'title',
    summary: 'description',
    date: 'eventDate',
    href: (event) => paths.event.build(slugOf(event)),
  },
  {
    slug: 'publications',
    group: 'publications',
    title: 'title',
    summary: 'description',
    date: 'publishedDate',
    href: (paper) => paths.publication.build(slugOf(paper)),
  },
  {
    slug: 'news',
    group: 'news',
    title: 'title',
    summary: 'summary',
    date: 'date',
    href: (item) => paths.newsItem.build(slugOf(item)),
  },
  { slug: 'faqs', group: 'answers', title: 'question', href: answerAt },
  { slug: 'policies', group: 'answers', title: 'title', summary: 'summary', href: answerAt },
  {
    slug: 'pages',
    group: 'pages',
    title: 'title',
    summary: 'description',
    href: (page) => `/${slugOf(page)}`,
  },
  {
    slug: 'divisions',
    group: 'pages',
    title: 'title',
    summary: 'tagline',
    href: (division) => paths.division.build(slugOf(division)),
  },
  {
    slug: 'chapters',
    group: 'pages',
    title: 'name',
    summary: 'description',
    href: () => paths.about.chapters.build(),
  },
  {
    slug: 'job-openings',
    group: 'pages',
    title: 'title',
    summary: 'organisation',
    published: { status: 'published' },
    fields: ['title', 'organisation', 'place', 'region', 'kind', 'description', 'salary'],
    lastDay: 'lastDay',
    href: (opening) => paths.opening.build(slugOf(opening)),
  },
]
