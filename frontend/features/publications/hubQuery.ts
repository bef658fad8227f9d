import { queryOptions } from '@tanstack/react-query'
import type { PublicationHub } from '../../../domain/publications/hub.schema'
import type { App } from '../../lib/app'

/** How many publications there are of each type, and the latest. */
export const hubQuery = ({ api }: Pick<App, 'api'>) =>
  queryOptions({
    queryKey: ['publications', 'hub'],
    queryFn: ({ signal }) => api.get<PublicationHub>('/publications/hub', { signal }),
  })
