import { queryOptions } from '@tanstack/react-query'
import type { PendingGroup } from '../../../../domain/office/pendingWork/pendingWork.schema'
import type { App } from '../../../lib/app'
import { OWN } from '../../../lib/session/sessionQuery'

/** While the page is open it asks again so often: colleagues work too. */
const ASK_AGAIN_MS = 60_000

/** What waits for the member of staff who asks. */
export const pendingWorkQuery = ({ api }: Pick<App, 'api'>) =>
  queryOptions({
    queryKey: [OWN, 'pending-work'],
    queryFn: ({ signal }) => api.get<PendingGroup[]>('/pending-work', { signal }),
    staleTime: 0,
    refetchInterval: ASK_AGAIN_MS,
    refetchOnWindowFocus: true,
  })
