import { queryOptions } from '@tanstack/react-query'
import type { PersonDetails } from '../../../../domain/people/memberProfiles/personDetailTexts.schema'
import type { App } from '../../../lib/app'
import { OWN } from '../../../lib/session/sessionQuery'

/** How a person is reached, and the profession, for staff. */
export const personDetailsQuery = ({ api }: Pick<App, 'api'>, user: string) =>
  queryOptions({
    queryKey: [OWN, 'person-details', user],
    queryFn: ({ signal }) => api.get<PersonDetails>(`/users/${encodeURIComponent(user)}/details`, { signal }),
    staleTime: 0,
  })
