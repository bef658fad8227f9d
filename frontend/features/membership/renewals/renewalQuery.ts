import { queryOptions } from '@tanstack/react-query'
import type { RenewalState } from '../../../../domain/money/dues/dues.schema'
import type { App } from '../../../lib/app'
import { OWN } from '../../../lib/session/sessionQuery'

/** The own membership, the latest request to renew it, and what each choice would bring and cost. */
export const renewalQuery = ({ api }: Pick<App, 'api'>) =>
  queryOptions({
    queryKey: [OWN, 'renewals'],
    queryFn: ({ signal }) => api.get<RenewalState>('/renewals/mine', { signal }),
    staleTime: 0,
  })
