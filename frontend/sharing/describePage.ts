import type { StaticHandlerContext } from 'react-router-dom'
import type { SiteChrome } from '../../domain/content/siteChrome/siteChrome.schema'
import { eventQuery } from '../features/events/eventPageQueries'
import { seatCountsQuery } from '../features/events/eventQueries'
import { openingQuery } from '../features/content/jobOpenings/openingQueries'
import { newsItemQuery } from '../features/content/news/newsItemQuery'
import { publicationQuery } from '../features/publications/publicationQuery'
import type { App } from '../lib/app'
import { siteChromeQuery } from '../lib/siteChrome'
import type { PageData, PageHeadData } from '../lib/pageHead'
import { paths } from '../paths'
import { eventSubject } from './eventSubject'
import { newsSubject } from './newsSubject'
import { organizationId } from './organizationThing'
import { openingSubject } from './openingSubject'
import { picturePath } from './picturePath'
import { publicationSubject } from './publicationSubject'
import type { Subject, SubjectContext } from './subject.types'

/** What a page tells other programs, gathered from what its loaders have fetched. */
export interface PageDescription {
  head: PageHeadData
  settings: SiteChrome['settings']
  /** Of the page itself, without a query. */
  pathname: string
  /** Address of the page's picture. */
  picture: string
  subject: Subject
}

type Reader = (app: App, slug: string, context: SubjectContext) => Subject | undefined

/** Routes whose page shows one document. What they show in a preview is not published, and described nowhere. */
const READERS: Record<string, Reader> = {
  [paths.event.path]: (app, slug, context) => {
    const event = app.queryClient.getQueryData(eventQuery(app, slug).queryKey)
    const seats = app.queryClient.getQueryData(seatCountsQuery(app).queryKey)
    return event ? eventSubject(event, context, seats?.[event.id]) : undefined
  },
  [paths.publication.path]: (app, slug, context) => {
    const publication = app.queryClient.getQueryData(publicationQuery(app, slug).queryKey)
    return publication ? publicationSubject(publication, context) : undefined
  },
  [paths.newsItem.path]: (app, slug, context) => {
    const item = app.queryClient.getQueryData(newsItemQuery(app, slug).queryKey)
    return item ? newsSubject(item, context) : undefined
  },
  [paths.opening.path]: (app, slug, context) => {
    const opening = app.queryClient.getQueryData(openingQuery(app, slug).queryKey)
    return opening && opening !== 'closed' ? openingSubject(opening, context) : undefined
  },
}

const KINDS: readonly (readonly [prefix: string, kind: string])[] = [
  ['/divisions/', 'Technical division'],
  ['/membership/', 'Membership'],
  ['/about/', 'About us'],
]

const kindOf = (pathname: string): string => KINDS.find(([prefix]) => pathname.startsWith(prefix))?.[1] ?? ''

/** @returns undefined for a page that could not be shown */
export const describePage = (
  app: App,
  { matches, loaderData, errors }: StaticHandlerContext,
): PageDescription | undefined => {
  const match = matches.at(-1)
  const settings = app.queryClient.getQueryData(siteChromeQuery(app).queryKey)?.settings
  const head = match && (loaderData[match.route.id] as Partial<PageData> | undefined)?.head
  if (errors ?? (!head || !settings)) return undefined
  const { siteUrl } = app
  const pathname = head.canonical.split(/[?#]/)[0] ?? '/'
  const context: SubjectContext = {
    siteUrl,
    url: `${siteUrl}${pathname}`,
    picture: `${siteUrl}${picturePath(pathname)}`,
    organization: { '@id': organizationId(siteUrl) },
  }
  const read = READERS[match.route.path ?? '']
  const subject = read?.(app, match.params.slug ?? '', context) ?? { kind: kindOf(pathname) }
  return { head, settings, pathname, picture: context.picture, subject }
}
