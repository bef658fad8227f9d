import { queryOptions } from '@tanstack/react-query'
import type { FeesPage } from '../../../../domain/membership/fees/fee.schema'
import type { App } from '../../../lib/app'
import { OWN } from '../../../lib/session/sessionQuery'

/** What each grade cost, costs and will cost. */
export const feesQuery = ({ api }: Pick<App, 'api'>) =>
  queryOptions({
    queryKey: [OWN, 'staff-fees'],
    queryFn: ({ signal }) => api.get<FeesPage>('/grades/fees', { signal }),
    staleTime: 0,
  })
