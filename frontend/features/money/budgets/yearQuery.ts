import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { YearPage } from '../../../../domain/money/budgets/budget.schema'
import type { App } from '../../../lib/app'
import { OWN } from '../../../lib/session/sessionQuery'

/** A year beside its budget, and what is carried forward. */
export const yearQuery = ({ api }: Pick<App, 'api'>, year: string, place: string) =>
  queryOptions({
    queryKey: [OWN, 'staff-year', year, place],
    queryFn: ({ signal }) =>
      api.get<YearPage>('/budgets/year', {
        signal,
        query: [...(year ? [['year', year] as const] : []), ...(place ? [['place', place] as const] : [])],
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
