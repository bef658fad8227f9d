import { type LoaderFunctionArgs, useSearchParams } from 'react-router-dom'
import { newsQuery } from '../../components/blocks/blockQueries'
import { PageTitle } from '../../components/layout/PageTitle'
import { TabLinks } from '../../components/ui/TabLinks'
import { NEWS_IN_COLUMN, NewsColumn } from '../../features/news/NewsColumn'
import { HubLinks } from '../../features/publications/HubLinks'
import { HubOverview } from '../../features/publications/HubOverview'
import { PublicationBrowser } from '../../features/publications/PublicationBrowser'
import { hubQuery } from '../../features/publications/hubQuery'
import { CAREER_LINKS, EDUCATION_LINKS, HUB_TABS, readHubTab } from '../../features/publications/hubTabs'
import { filterAddress, readFilter } from '../../features/publications/publicationFilter'
import { publicationListQuery } from '../../features/publications/publicationListQuery'
import type { App } from '../../lib/app'
import type { PageData } from '../../lib/pageHead'
import { paths } from '../../paths'

const DESCRIPTION = 'Books, standards, journals, statements and contract documents, free to download.'

/** The resources hub. Source: spec.md section 2. */
export const loader =
  (app: App) =>
  async ({ request }: LoaderFunctionArgs): Promise<PageData> => {
    const { searchParams: search } = new URL(request.url)
    const { queryClient } = app
    const filter = readFilter(search)
    if (readHubTab(search) === 'publications') {
      await Promise.all([queryClient.query(hubQuery(app)), queryClient.query(publicationListQuery(app, filter)), queryClient.query(newsQuery(app, { limit: NEWS_IN_COLUMN }))])
    }
    const [address] = filterAddress({ ...filter, q: '' }).split('#')
    return { head: { title: 'Publications', description: DESCRIPTION, canonical: address ?? paths.publications.build() } }
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
              <HubOverview news={<NewsColumn />} />
              <PublicationBrowser />
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
