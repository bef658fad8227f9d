import { queryOptions } from '@tanstack/react-query'
import type { Publication } from '../../../payload-types'
import type { App } from '../../lib/app'
import { WITH_COVERS } from '../../lib/withCovers'

/** The newest published papers. */
export const latestPublicationsQuery = ({ api }: Pick<App, 'api'>, limit: number) =>
  queryOptions({
    queryKey: ['publications', 'latest', limit],
    queryFn: async ({ signal }) => {
      const { docs } = await api.get<{ docs: Publication[] }>('/publications', {
        query: [['where[_status][equals]', 'published'], ['sort', '-publishedDate'], ...WITH_COVERS, ['limit', limit]],
        signal,
      })
      return docs
    },
  })
