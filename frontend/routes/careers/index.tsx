import type { LoaderFunctionArgs } from 'react-router-dom'
import { Blocks } from '../../components/blocks/Blocks'
import { PageTitle } from '../../components/layout/PageTitle'
import { OpeningList } from '../../features/content/jobOpenings/OpeningList'
import { openListQuery, readOpeningFilter } from '../../features/content/jobOpenings/openingQueries'
import { type BlockPageData, loadPage } from '../../features/content/pages/loadPage'
import { usePage } from '../../features/content/pages/usePage'
import type { App } from '../../lib/app'
import { paths } from '../../paths'

const SLUG = 'careers'
/** Where the footer leads: the block with the association's own positions. */
const JOBS = 'jobs'

/** A filtered list is a view of the whole; a further page of the whole has an address of its own. */
const canonicalOf = ({ kind, region, page }: ReturnType<typeof readOpeningFilter>): string =>
  page > 1 && !kind && !region ? `${paths.careers.path}?page=${page}` : paths.careers.build()

/** The page as staff built it, with the openings of members and organisations. Source: issue 13, part 11. */
export const loader =
  (app: App) =>
  async ({ request }: LoaderFunctionArgs): Promise<BlockPageData> => {
    const filter = readOpeningFilter(new URL(request.url).searchParams)
    const [page] = await Promise.all([
      loadPage(app, request, SLUG),
      app.queryClient.query(openListQuery(app, filter)),
    ])
    return { ...page, head: { ...page.head, canonical: canonicalOf(filter) } }
  }

/** The openings follow the association's own positions, wherever staff put those; else they come first. */
export const Component = () => {
  const page = usePage()
  if (!page) return null
  const layout = page.layout ?? []
  const after = layout.findIndex((block) => 'anchor' in block && block.anchor === JOBS) + 1
  return (
    <>
      <PageTitle title={page.title}>{page.lead}</PageTitle>
      {after > 0 && <Blocks blocks={layout.slice(0, after)} />}
      <div className="wrap blocks">
        <OpeningList hasJobsAnchor={after === 0} />
      </div>
      <Blocks blocks={layout.slice(after)} />
    </>
  )
}
