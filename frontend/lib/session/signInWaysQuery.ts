import { queryOptions } from '@tanstack/react-query'
import type { SignInWays } from '../../../domain/accounts/singleSignOn/singleSignOn.schema'
import type { App } from '../app'
import { OWN } from './sessionQuery'

/** How the own account can be signed in to. */
export const signInWaysQuery = ({ api }: Pick<App, 'api'>) =>
  queryOptions({
    queryKey: [OWN, 'sign-in-ways'],
    queryFn: ({ signal }) => api.get<SignInWays>('/users/sso/ways', { signal }),
  })
