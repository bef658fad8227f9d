import { queryOptions } from '@tanstack/react-query'
import type { Division } from '../../../../payload-types'
import type { App } from '../../../lib/app'
import { publishedOrDraft } from '../../../lib/published'

/** One division; null when there is none of that name. */
export const divisionQuery = ({ api }: Pick<App, 'api'>, slug: string, isPreview = false) =>
  queryOptions({
    queryKey: ['divisions', slug, isPreview],
    queryFn: async ({ signal }) => {
      const { docs } = await api.get<{ docs: Division[] }>('/divisions', {
        query: [['where[slug][equals]', slug], ...publishedOrDraft(isPreview), ['depth', 0], ['limit', 1]],
        signal,
      })
      return docs[0] ?? null
    },
  })
