import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { NEWS_CATEGORIES } from '../../../domain/content/news.schema'
import { newsQuery } from '../../components/blocks/blockQueries'
import { FeedLink } from '../../components/ui/FeedLink'
import { type ArchivePage, NEWS_PER_PAGE, NewsArchive } from '../../features/content/news/NewsArchive'
import { BlockPage } from '../../features/content/pages/BlockPage'
import { type BlockPageData, loadPage } from '../../features/content/pages/loadPage'
import type { App } from '../../lib/app'
import { pageNumber } from '../../lib/pageNumber'
import { paths } from '../../paths'
import { isKeyOf } from '../../../platform/records.schema'

interface NewsroomData extends BlockPageData {
  archive?: ArchivePage
}

const SLUG = 'newsroom'

const archiveOf = (request: Request): ArchivePage | undefined => {
  const { searchParams: search } = new URL(request.url)
  const name = search.get('category') ?? ''
  const category = isKeyOf(NEWS_CATEGORIES, name) ? name : undefined
  return category || search.has('page') ? { category, page: pageNumber(search) } : undefined
}

/** A category is a view of the whole; a further page of the whole has an address of its own. */
const canonicalOf = ({ category, page }: ArchivePage): string =>
  paths.newsroom.build({ page: category || page < 2 ? undefined : page })

/** The newsroom as staff built it; its earlier news as a list of their own. */
export const loader =
  (app: App) =>
  async ({ request }: LoaderFunctionArgs): Promise<NewsroomData> => {
    const archive = archiveOf(request)
    const [data] = await Promise.all([
      loadPage(app, request, SLUG),
      archive && app.queryClient.query(newsQuery(app, { ...archive, limit: NEWS_PER_PAGE })),
    ])
    return archive ? { ...data, archive, head: { ...data.head, canonical: canonicalOf(archive) } } : data
  }

export const Component = () => {
  const { archive, head } = useLoaderData<NewsroomData>()
  return (
    <>
      {archive ? <NewsArchive title={head.title ?? ''} {...archive} /> : <BlockPage />}
      <div className="wrap pb-section">
        <FeedLink href={paths.newsroom.feed} icon="feed">
          Follow the news as a feed
        </FeedLink>
      </div>
    </>
  )
}
