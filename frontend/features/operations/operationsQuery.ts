import { queryOptions } from '@tanstack/react-query'
import type { Operations } from '../../../domain/operations/operations.schema'
import type { App } from '../../lib/app'
import { OWN } from '../../lib/session/sessionQuery'

/** While the page is open it asks again so often. */
const ASK_AGAIN_MS = 30_000

/** How the installation is. */
export const operationsQuery = ({ api }: Pick<App, 'api'>) =>
  queryOptions({
    queryKey: [OWN, 'operations'],
    queryFn: ({ signal }) => api.get<Operations>('/operations', { signal }),
    staleTime: 0,
    refetchInterval: ASK_AGAIN_MS,
    refetchOnWindowFocus: true,
  })
