import { queryOptions } from '@tanstack/react-query'
import type { Page } from '../../../../payload-types'
import type { App } from '../../../lib/app'
import { publishedOrDraft } from '../../../lib/published'

/** One page that staff built from blocks; null when there is none at that path. */
export const pageQuery = ({ api }: Pick<App, 'api'>, slug: string, isPreview = false) =>
  queryOptions({
    queryKey: ['pages', slug, isPreview],
    queryFn: async ({ signal }) => {
      const { docs } = await api.get<{ docs: Page[] }>('/pages', {
        query: [['where[slug][equals]', slug], ...publishedOrDraft(isPreview), ['depth', 1], ['limit', 1]],
        signal,
      })
      return docs[0] ?? null
    },
  })
