import type { CollectionSlug, Payload } from 'payload'
import { listOpenAddresses } from '../../../domain/content/jobOpenings'
import type { Division, Event, NewsItem, Page, Publication, SiteSetting } from '../../../payload-types'

/** A protocol's own limit: a sitemap holds no more addresses. */
const MAX_DOCUMENTS = 50_000
const FEED_LENGTH = 50

type Dated<Document extends { slug: string; updatedAt: string }> = Pick<Document, 'slug' | 'updatedAt'>

/** What documents for other programs tell: as a visitor may read it, published only. */
export interface PublishedContent {
  settings: () => Promise<SiteSetting>
  /** Every document with a page of its own, by collection, with its last change. */
  addresses: () => Promise<
    Record<
      'pages' | 'divisions' | 'events' | 'publications' | 'news' | 'openings',
      { slug: string; updatedAt: string }[]
    >
  >
  /** All events, those that are over or cancelled included, soonest first. */
  events: () => Promise<Event[]>
  event: (slug: string) => Promise<Event | undefined>
  latestNews: () => Promise<NewsItem[]>
  latestPublications: () => Promise<Publication[]>
}

export const createPublishedContent = (payload: Payload): PublishedContent => {
  const published = { _status: { equals: 'published' } } as const
  const asVisitor = { overrideAccess: false, depth: 0, pagination: false } as const

  const addressesOf = async (
    collection: CollectionSlug & ('pages' | 'divisions' | 'events' | 'publications' | 'news'),
  ): Promise<Dated<Page | Division>[]> => {
    const { docs } = await payload.find({
      collection,
      ...asVisitor,
      where: published,
      select: { slug: true, updatedAt: true },
      sort: 'slug',
      limit: MAX_DOCUMENTS,
    })
    return docs
  }

  return {
    settings: () => payload.findGlobal({ slug: 'site-settings', overrideAccess: false, depth: 1 }),
    addresses: async () => {
      const [pages, divisions, events, publications, news, openings] = await Promise.all([
        addressesOf('pages'),
        addressesOf('divisions'),
        addressesOf('events'),
        addressesOf('publications'),
        addressesOf('news'),
        listOpenAddresses(payload, MAX_DOCUMENTS),
      ])
      return { pages, divisions, events, publications, news, openings }
    },
    events: async () =>
      (
        await payload.find({
          collection: 'events',
          ...asVisitor,
          where: published,
          sort: 'eventDate',
          limit: MAX_DOCUMENTS,
        })
      ).docs,
    event: async (slug) =>
      (
        await payload.find({
          collection: 'events',
          ...asVisitor,
          where: { ...published, slug: { equals: slug } },
          limit: 1,
        })
      ).docs[0],
    latestNews: async () =>
      (
        await payload.find({
          collection: 'news',
          ...asVisitor,
          where: published,
          select: { body: false, parts: false },
          sort: ['-date', '-createdAt'],
          limit: FEED_LENGTH,
        })
      ).docs,
    latestPublications: async () =>
      (
        await payload.find({
          collection: 'publications',
          ...asVisitor,
          where: published,
          sort: ['-publishedDate', '-createdAt'],
          limit: FEED_LENGTH,
        })
      ).docs,
  }
}
