import { type LoaderFunctionArgs, useSearchParams } from 'react-router-dom'
import { PageTitle } from '../components/layout/PageTitle'
import { SearchForm } from '../features/content/search/SearchForm'
import { SearchResults } from '../features/content/search/SearchResults'
import { PAGE_LIMIT, searchQuery, toSearchText } from '../features/content/search/searchQuery'
import type { App } from '../lib/app'
import type { PageData } from '../lib/pageHead'
import { paths } from '../paths'

const readText = (search: URLSearchParams): string => toSearchText(search.get('q') ?? '')

/** What the home page's search box leads to where the command palette does not open. */
export const loader =
  (app: App) =>
  async ({ request }: LoaderFunctionArgs): Promise<PageData> => {
    const text = readText(new URL(request.url).searchParams)
    if (text) await app.queryClient.query(searchQuery(app, text, PAGE_LIMIT))
    return { head: { title: text ? `Search: ${text}` : 'Search', canonical: paths.search.build() } }
  }

export const Component = () => {
  const [search] = useSearchParams()
  const text = readText(search)
  return (
    <>
      <meta name="robots" content="noindex" />
      <PageTitle title="Search" />
      <div className="wrap grid gap-12 py-10 pb-section">
        <SearchForm text={text} />
        {text && <SearchResults text={text} />}
      </div>
    </>
  )
}
