import { queryOptions } from '@tanstack/react-query'
import type { SignOnProvider } from '../../../../domain/accounts/singleSignOn/singleSignOn.schema'
import type { App } from '../../../lib/app'

/** What the single sign-on provider is called, if there is one. */
export const signOnProviderQuery = ({ api }: Pick<App, 'api'>) =>
  queryOptions({
    queryKey: ['sign-on-provider'],
    queryFn: ({ signal }) => api.get<SignOnProvider>('/users/sso/provider', { signal }),
    staleTime: Infinity,
  })
