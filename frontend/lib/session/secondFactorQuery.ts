import { queryOptions } from '@tanstack/react-query'
import type { SecondFactorState } from '../../../domain/accounts/secondFactor/secondFactor.schema'
import type { App } from '../app'
import { OWN } from './sessionQuery'

/** How things stand with the own two-step sign-in. */
export const secondFactorQuery = ({ api }: Pick<App, 'api'>) =>
  queryOptions({
    queryKey: [OWN, 'factor'],
    queryFn: ({ signal }) => api.get<SecondFactorState>('/users/factor', { signal }),
  })
