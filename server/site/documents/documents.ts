import type { IncomingMessage } from 'node:http'
import { type EventFilter, filterEvents, readEventFilter } from '../../../domain/events/eventFilter.schema'
import { PUBLICATION_CATEGORIES } from '../../../domain/publications/categories.schema'
import { NEWS_CATEGORIES } from '../../../domain/content/news.schema'
import { paths } from '../../../frontend/paths'
import type { ContentVersionReader } from '../contentVersion'
import { encodingFor } from '../compress'
import { createPageCache } from '../pageCache'
import type { SharedCaching } from '../sharedCaching'
import type { PublishedContent } from './publishedContent'

interface DocumentsOptions {
  content: PublishedContent
  versionReader: ContentVersionReader
  siteUrl: string
  /** Whether search engines may know this server. */
  isPublic: boolean
  /** False in development. */
  isCached?: boolean
  sharedCaching: SharedCaching
}

export interface Documents {
  /** The answer for the address of a document, or undefined when its path is not that of one. */
  answer: (
    incoming: Pick<IncomingMessage, 'method' | 'headers'>,
    url: Pick<URL, 'pathname' | 'searchParams'>,
  ) => Promise<Response> | undefined
}

interface Kind {
  type: string
  /** The address that it is cached under, without what makes no difference; its path by default. */
  address?: string
  /** Undefined when there is no such document. */
  make: () => Promise<string | undefined>
  /** What a download is saved as. */
  fileName?: string
}

const XML = 'application/xml; charset=utf-8'
const ATOM = 'application/atom+xml; charset=utf-8'
const CALENDAR = 'text/calendar; charset=utf-8'

const EVENT_ENTRY = /^\/events\/([a-z0-9]+(?:-[a-z0-9]+)*)\.ics$/

/**
 * What the site tells other programs: sitemap, robots, whom to tell of a security problem, manifest, feeds and calendar,
 * from published content alone. Cached compressed for as long as the content version stands, as pages are. The
 * libraries are loaded with the first request.
 */
export const createDocuments = ({
  content,
  versionReader,
  siteUrl,
  isPublic,
  isCached,
  sharedCaching,
}: DocumentsOptions): Documents => {
  const cache = createPageCache(versionReader, { isEnabled: isCached })

  const newsFeed = async (): Promise<string> => {
    const [{ atomFeed }, { name, shortName }, items] = await Promise.all([
      import('./atomFeed'),
      content.settings(),
      content.latestNews(),
    ])
    return atomFeed({
      title: `News – ${shortName}`,
      path: paths.newsroom.build(),
      feedPath: paths.newsroom.feed,
      association: name,
      siteUrl,
      entries: items.map(({ id, slug, title, summary, category, date, updatedAt }) => ({
        id,
        title,
        path: paths.newsItem.build(slug),
        summary,
        category: NEWS_CATEGORIES[category],
        published: date,
        updated: updatedAt,
      })),
    })
  }

  const publicationsFeed = async (): Promise<string> => {
    const [{ atomFeed }, { name, shortName }, publications] = await Promise.all([
      import('./atomFeed'),
      content.settings(),
      content.latestPublications(),
    ])
    return atomFeed({
      title: `Publications – ${shortName}`,
      path: paths.publications.build(),
      feedPath: paths.publications.feed,
      association: name,
      siteUrl,
      entries: publications.map(
        ({ id, slug, title, description, authors, category, publishedDate, updatedAt }) => ({
          id,
          title,
          path: paths.publication.build(slug),
          summary: description,
          authors,
          category: PUBLICATION_CATEGORIES[category],
          published: publishedDate,
          updated: updatedAt,
        }),
      ),
    })
  }

  const calendar = async (filter: EventFilter): Promise<string> => {
    const [{ eventsCalendar }, { shortName }, events] = await Promise.all([
      import('../../../services/eventCalendar'),
      content.settings(),
      content.events(),
    ])
    return eventsCalendar({ name: `Events – ${shortName}`, events: filterEvents(events, filter), siteUrl })
  }

  const entry = async (slug: string): Promise<string | undefined> => {
    const [{ eventCalendar, hasCalendarEntry }, event] = await Promise.all([
      import('../../../services/eventCalendar'),
      content.event(slug),
    ])
    return event && hasCalendarEntry(event) ? eventCalendar({ event, siteUrl }) : undefined
  }

  const fixed: Record<string, Kind> = {
    '/sitemap.xml': { type: XML, make: async () => (await import('./sitemap')).sitemap(content, siteUrl) },
    '/robots.txt': {
      type: 'text/plain; charset=utf-8',
      make: async () => (await import('./robots')).robots(siteUrl, isPublic),
    },
    '/.well-known/security.txt': {
      type: 'text/plain; charset=utf-8',
      make: async () => (await import('./securityText')).securityText(siteUrl),
    },
    '/site.webmanifest': {
      type: 'application/manifest+json',
      make: async () => (await import('./manifest')).manifest(await content.settings()),
    },
    [paths.newsroom.feed]: { type: ATOM, make: newsFeed },
    [paths.publications.feed]: { type: ATOM, make: publicationsFeed },
  }

  const calendarKind = (search: URLSearchParams): Kind => {
    const { region, division, kind } = readEventFilter(search)
    const filter = { region, division, kind }
    return {
      type: CALENDAR,
      address: paths.events.calendar(filter),
      make: () => calendar(filter),
      fileName: 'events.ics',
    }
  }

  const kindOf = ({ pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>): Kind | undefined => {
    if (Object.hasOwn(fixed, pathname)) return fixed[pathname]
    if (pathname === paths.events.calendar()) return calendarKind(searchParams)
    const slug = EVENT_ENTRY.exec(pathname)?.[1]
    return slug ? { type: CALENDAR, make: () => entry(slug), fileName: `${slug}.ics` } : undefined
  }

  const answerWith = async (
    { type, make, fileName, address }: Kind,
    { method, headers: requested }: Pick<IncomingMessage, 'method' | 'headers'>,
    pathname: string,
  ): Promise<Response> => {
    const { status, body, topics } = await cache.page(address ?? pathname, async () => {
      const text = await make()
      return {
        status: text === undefined ? 404 : 200,
        bytes: Buffer.from(text ?? 'Not found'),
        topics: ['content'],
      }
    })
    const headers = new Headers({
      'Content-Type': status === 200 ? type : 'text/plain; charset=utf-8',
      'Cache-Control': 'no-cache',
      Vary: 'Accept-Encoding',
    })
    if (status === 200) {
      headers.set('ETag', body.etag)
      const shared = sharedCaching.headersFor(requested, topics)
      for (const [name, value] of Object.entries(shared ?? {})) headers.set(name, value)
      if (fileName) headers.set('Content-Disposition', `inline; filename="${fileName}"`)
      if (requested['if-none-match']?.includes(body.etag)) return new Response(null, { status: 304, headers })
    }
    const encoding = encodingFor(requested['accept-encoding']?.toString())
    if (encoding !== 'identity') headers.set('Content-Encoding', encoding)
    const bytes = await body.encoded(encoding)
    headers.set('Content-Length', String(bytes.length))
    return new Response(method === 'HEAD' ? null : new Uint8Array(bytes), { status, headers })
  }

  return {
    answer: (incoming, url) => {
      const kind = kindOf(url)
      if (!kind) return undefined
      if (incoming.method !== 'GET' && incoming.method !== 'HEAD')
        return Promise.resolve(new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } }))
      return answerWith(kind, incoming, url.pathname)
    },
  }
}
