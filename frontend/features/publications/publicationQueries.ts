import { queryOptions } from '@tanstack/react-query'
import type { Publication } from '../../../payload-types'
import type { App } from '../../lib/app'

/** The newest published papers. */
export const latestPublicationsQuery = ({ api }: Pick<App, 'api'>, limit: number) =>
  queryOptions({
    queryKey: ['publications', 'latest', limit],
    queryFn: async ({ signal }) => {
      const { docs } = await api.get<{ docs: Publication[] }>('/publications', {
        query: [
          ['where[_status][equals]', 'published'],
          ['sort', '-publishedDate'],
          ['depth', 0],
          ['limit', limit],
        ],
        signal,
      })
      return docs
    },
  })
