import { queryOptions } from '@tanstack/react-query'
import type { AutomaticRenewalView } from '../../../../domain/membership/automaticRenewals/automaticRenewal.schema'
import type { App } from '../../../lib/app'
import { OWN } from '../../../lib/session/sessionQuery'

/** Whether the own membership is renewed by card. */
export const automaticRenewalQuery = ({ api }: Pick<App, 'api'>) =>
  queryOptions({
    queryKey: [OWN, 'automatic-renewal'],
    queryFn: ({ signal }) => api.get<AutomaticRenewalView>('/automatic-renewals/mine', { signal }),
    staleTime: 0,
  })
