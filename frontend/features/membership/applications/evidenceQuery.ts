import { queryOptions } from '@tanstack/react-query'
import type { Evidence } from '../../../../domain/membership/applications/evidence/evidence.schema'
import type { App } from '../../../lib/app'
import { OWN } from '../../../lib/session/sessionQuery'

/** The documents and sponsors of the own application. */
export const evidenceQuery = ({ api }: Pick<App, 'api'>) =>
  queryOptions({
    queryKey: [OWN, 'application-evidence'],
    queryFn: ({ signal }) => api.get<Evidence>('/endorsements/sponsors', { signal }),
    staleTime: 0,
  })
