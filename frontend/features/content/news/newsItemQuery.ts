import { queryOptions } from '@tanstack/react-query'
import type { NewsItem } from '../../../../payload-types'
import type { App } from '../../../lib/app'
import { publishedOrDraft } from '../../../lib/published'

/** One news item; null when there is none of that name. */
export const newsItemQuery = ({ api }: Pick<App, 'api'>, slug: string, isPreview = false) =>
  queryOptions({
    queryKey: ['news', slug, isPreview],
    queryFn: async ({ signal }) => {
      const { docs } = await api.get<{ docs: NewsItem[] }>('/news', {
        query: [['where[slug][equals]', slug], ...publishedOrDraft(isPreview), ['depth', 1], ['limit', 1]],
        signal,
      })
      return docs[0] ?? null
    },
  })
