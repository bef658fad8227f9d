import { queryOptions } from '@tanstack/react-query'
import type { Publication } from '../../../payload-types'
import type { App } from '../../lib/app'
import { publishedOrDraft } from '../../lib/published'

/** One publication with its divisions and cover; null when there is none of that name. */
export const publicationQuery = ({ api }: Pick<App, 'api'>, slug: string, isPreview = false) =>
  queryOptions({
    queryKey: ['publications', 'slug', slug, isPreview],
    queryFn: async ({ signal }) => {
      const { docs } = await api.get<{ docs: Publication[] }>('/publications', {
        query: [['where[slug][equals]', slug], ...publishedOrDraft(isPreview), ['depth', 1], ['limit', 1]],
        signal,
      })
      return docs[0] ?? null
    },
  })
