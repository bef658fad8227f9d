import { type LoaderFunctionArgs, useSearchParams } from 'react-router-dom'
import { newsQuery } from '../../components/blocks/blockQueries'
import { PageTitle } from '../../components/layout/PageTitle'
import { FeedLink } from '../../components/ui/FeedLink'
import { TabLinks } from '../../components/ui/TabLinks'
import { NEWS_IN_COLUMN, NewsColumn } from '../../features/content/news/NewsColumn'
import { HubLinks } from '../../features/publications/HubLinks'
import { HubOverview } from '../../features/publications/HubOverview'
import { PublicationBrowser } from '../../features/publications/PublicationBrowser'
import { UploadButton } from '../../features/publications/UploadButton'
import { hubQuery } from '../../features/publications/hubQuery'
import { CAREER_LINKS, EDUCATION_LINKS, HUB_TABS, readHubTab } from '../../features/publications/hubTabs'
import { type PublicationFilter, readFilter } from '../../features/publications/publicationFilter'
import { publicationListQuery } from '../../features/publications/publicationListQuery'
import type { App } from '../../lib/app'
import type { PageData } from '../../lib/pageHead'
import { paths } from '../../paths'

const DESCRIPTION = 'Books, standards, journals, statements and contract documents, free to download.'

/** A filtered list is a view of the whole; a further page of the whole has an address of its own. */
const canonicalOf = ({ q, category, division, year, page }: PublicationFilter): string =>
  paths.publications.build({
    page: page > 1 && !q && !category && !division && !year ? String(page) : undefined,
  })

/** The resources hub. Source: spec.md section 2. */
export const loader =
  (app: App) =>
  async ({ request }: LoaderFunctionArgs): Promise<PageData> => {
    const { searchParams: search } = new URL(request.url)
    const { queryClient } = app
    const filter = readFilter(search)
    if (readHubTab(search) === 'publications') {
      await Promise.all([
        queryClient.query(hubQuery(app)),
        queryClient.query(publicationListQuery(app, filter)),
        queryClient.query(newsQuery(app, { limit: NEWS_IN_COLUMN })),
      ])
    }
    return { head: { title: 'Publications', description: DESCRIPTION, canonical: canonicalOf(filter) } }
  }

export const Component = () => {
  const [search] = useSearchParams()
  const tab = readHubTab(search)
  return (
    <>
      <PageTitle title="Publications">{DESCRIPTION}</PageTitle>
      <div className="wrap py-10">
        <TabLinks label="Resources" parameter="tab" tabs={HUB_TABS} selected={tab}>
          {tab === 'publications' && (
            <div className="grid gap-16 pt-10">
              <div className="grid gap-8">
                <p className="empty:hidden">
                  <UploadButton />
                </p>
                <HubOverview news={<NewsColumn />} />
              </div>
              <PublicationBrowser />
              <FeedLink href={paths.publications.feed} icon="feed">
                Follow new publications as a feed
              </FeedLink>
            </div>
          )}
          {tab !== 'publications' && (
            <div className="max-w-text pt-8">
              <HubLinks links={tab === 'career' ? CAREER_LINKS : EDUCATION_LINKS} />
            </div>
          )}
        </TabLinks>
      </div>
    </>
  )
}
