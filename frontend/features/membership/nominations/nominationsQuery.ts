import { queryOptions } from '@tanstack/react-query'
import type { OwnNominations } from '../../../../domain/membership/nominations/nominations.schema'
import type { App } from '../../../lib/app'
import { OWN } from '../../../lib/session/sessionQuery'

/** What the signed-in person has nominated, may nominate for, and may vote on. */
export const nominationsQuery = ({ api }: Pick<App, 'api'>) =>
  queryOptions({
    queryKey: [OWN, 'nominations'],
    queryFn: ({ signal }) => api.get<OwnNominations>('/nominations/mine', { signal }),
    staleTime: 0,
  })
