import { type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router-dom'
import { loadBlocks } from '../../components/blocks/loadBlocks'
import { NewsArticle } from '../../features/content/news/NewsArticle'
import { newsItemQuery } from '../../features/content/news/newsItemQuery'
import { notFound } from '../../lib/ApiError'
import { type App, useApp } from '../../lib/app'
import type { PageData } from '../../lib/pageHead'
import { isPreviewOf } from '../../lib/published'
import { shorten } from '../../lib/shorten'
import { paths } from '../../paths'
import { useLoaded } from '../../lib/useLoaded'

interface NewsItemData extends PageData {
  isPreview: boolean
}

export const loader =
  (app: App) =>
  async ({ request, params: { slug = '' } }: LoaderFunctionArgs): Promise<NewsItemData> => {
    const isPreview = await isPreviewOf(app, request)
    const item = await app.queryClient.query(newsItemQuery(app, slug, isPreview))
    if (!item) throw notFound()
    await loadBlocks(app, item.parts, new URL(request.url).searchParams)
    return {
      isPreview,
      head: {
        title: item.title,
        description: shorten(item.summary),
        canonical: paths.newsItem.build(slug),
        openGraphType: 'article',
      },
    }
  }

export const Component = () => {
  const { slug = '' } = useParams()
  const { isPreview } = useLoaderData<NewsItemData>()
  const item = useLoaded(newsItemQuery(useApp(), slug, isPreview))
  return item && <NewsArticle item={item} />
}
