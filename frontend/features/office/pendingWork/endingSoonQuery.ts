import { queryOptions } from '@tanstack/react-query'
import type { EndingGroup } from '../../../../domain/membership/endingSoon/endingSoon.schema'
import type { App } from '../../../lib/app'
import { OWN } from '../../../lib/session/sessionQuery'

/** It changes by the day. */
const STALE_MS = 5 * 60_000

/** What ends soon, for the member of staff who asks. */
export const endingSoonQuery = ({ api }: Pick<App, 'api'>) =>
  queryOptions({
    queryKey: [OWN, 'ending-soon'],
    queryFn: ({ signal }) => api.get<EndingGroup[]>('/ending-soon', { signal }),
    staleTime: STALE_MS,
  })
