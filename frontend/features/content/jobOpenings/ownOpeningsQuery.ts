import { queryOptions } from '@tanstack/react-query'
import type { OwnOpenings } from '../../../../domain/content/jobOpenings/jobOpenings.schema'
import type { App } from '../../../lib/app'
import { OWN } from '../../../lib/session/sessionQuery'

/** What the signed-in person has submitted. */
export const ownOpeningsQuery = ({ api }: Pick<App, 'api'>) =>
  queryOptions({
    queryKey: [OWN, 'job-openings'],
    queryFn: ({ signal }) => api.get<OwnOpenings>('/job-openings/mine', { signal }),
    staleTime: 0,
  })
