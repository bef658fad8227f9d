import type { LoaderFunctionArgs } from 'react-router-dom'
import { loadBlocks } from '../../../components/blocks/loadBlocks'
import { notFound } from '../../../lib/ApiError'
import type { App } from '../../../lib/app'
import type { PageData } from '../../../lib/pageHead'
import { isPreviewOf } from '../../../lib/published'
import { pageQuery } from './pageQuery'

export interface BlockPageData extends PageData {
  slug: string
  isPreview: boolean
}

/** What a slug looks like: anything else needs no question to the database. Source: collections/Pages/pathField.ts. */
const SLUG = /^[a-z0-9]+([-/][a-z0-9]+)*$/

/**
 * Loads a page that staff built, and what its blocks show.
 * @throws ApiError 404 when there is none at that path
 */
export const loadPage = async (app: App, request: Request, slug: string): Promise<BlockPageData> => {
  if (!SLUG.test(slug)) throw notFound()
  const isPreview = await isPreviewOf(app, request)
  const page = await app.queryClient.query(pageQuery(app, slug, isPreview))
  if (!page) throw notFound()
  await loadBlocks(app, page.layout, new URL(request.url).searchParams)
  return {
    slug,
    isPreview,
    head: { title: page.title, description: page.description, canonical: `/${slug}` },
  }
}

/**
 * The loader of a route that shows one page of the editors', whatever its address says.
 * @param load what the site itself shows there, asked for at the same time
 */
export const pageLoader =
  (slug: string, load?: (app: App) => Promise<unknown>) =>
  (app: App) =>
  async ({ request }: LoaderFunctionArgs): Promise<BlockPageData> => {
    const [page] = await Promise.all([loadPage(app, request, slug), load?.(app)])
    return page
  }
