import { queryOptions } from '@tanstack/react-query'
import type { DeviceSession } from '../../../../../domain/accounts/authentication/authentication.schema'
import type { App } from '../../../../lib/app'
import { OWN } from '../../../../lib/session/sessionQuery'

/** The devices that the signed-in person is signed in on. */
export const deviceSessionsQuery = ({ api }: Pick<App, 'api'>) =>
  queryOptions({
    queryKey: [OWN, 'sessions'],
    queryFn: async ({ signal }) =>
      (await api.get<{ docs: DeviceSession[] }>('/users/sessions', { signal })).docs,
    staleTime: 0,
  })
