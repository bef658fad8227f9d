import { queryOptions } from '@tanstack/react-query'
import type { OwnProfile } from '../../../../domain/people/profiles/profile.schema'
import type { App } from '../../../lib/app'
import { OWN } from '../../../lib/session/sessionQuery'

/** The signed-in person's own profile. */
export const ownProfileQuery = ({ api }: Pick<App, 'api'>) =>
  queryOptions({
    queryKey: [OWN, 'profile'],
    queryFn: ({ signal }) => api.get<OwnProfile>('/profiles/me', { signal }),
    staleTime: 0,
  })
