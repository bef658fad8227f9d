import { queryOptions } from '@tanstack/react-query'
import type { OwnNameChanges } from '../../../../domain/membership/nameChanges/nameChange.schema'
import type { App } from '../../../lib/app'
import { OWN } from '../../../lib/session/sessionQuery'

/** The own registered name and the requests to change it. */
export const nameChangeQuery = ({ api }: Pick<App, 'api'>) =>
  queryOptions({
    queryKey: [OWN, 'name-changes'],
    queryFn: ({ signal }) => api.get<OwnNameChanges>('/name-changes/mine', { signal }),
    staleTime: 0,
  })
