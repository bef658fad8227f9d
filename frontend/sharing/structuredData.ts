import type { Faq } from '../../payload-types'
import type { App } from '../lib/app'
import { paths } from '../paths'
import { breadcrumbs } from './breadcrumbs'
import type { PageDescription } from './describePage'
import { faqThing } from './faqThing'
import { organizationId, organizationThing } from './organizationThing'
import type { Thing } from './subject.types'

/** The questions that blocks of the page show, whichever lists they are taken from. */
const shownFaqs = ({ queryClient }: App): Faq[] => {
  const shown = queryClient
    .getQueriesData<Faq[]>({ queryKey: ['blocks', '/faqs'] })
    .flatMap(([, faqs]) => faqs ?? [])
  return [...new Map(shown.map((faq) => [faq.id, faq])).values()]
}

const webSite = ({ settings }: PageDescription, siteUrl: string): Thing => ({
  '@type': 'WebSite',
  '@id': `${siteUrl}/#website`,
  name: settings.name,
  alternateName: settings.shortName,
  url: `${siteUrl}/`,
  inLanguage: 'en',
  publisher: { '@id': organizationId(siteUrl) },
  potentialAction: {
    '@type': 'SearchAction',
    target: `${siteUrl}${paths.search.path}?q={search_term_string}`,
    'query-input': 'required name=search_term_string',
  },
})

/** The page's JSON-LD: the association, the way to the page, and what the page is about, in one graph. */
export const structuredData = (app: App, page: PageDescription): object => {
  const { head, settings, pathname, subject } = page
  const { siteUrl } = app
  const faqs = shownFaqs(app)
  const graph = [
    organizationThing(settings, siteUrl),
    pathname === paths.home.path
      ? webSite(page, siteUrl)
      : breadcrumbs(pathname, head.title ?? settings.name, siteUrl),
    ...(subject.things ?? []),
    faqs.length > 0 ? faqThing(faqs, `${siteUrl}${pathname}`) : undefined,
  ]
  return { '@context': 'https://schema.org', '@graph': graph.filter((thing) => thing !== undefined) }
}
