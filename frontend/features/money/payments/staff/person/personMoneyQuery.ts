import { queryOptions } from '@tanstack/react-query'
import type { PersonMoney } from '../../../../../../domain/money/billing/personMoney.schema'
import type { App } from '../../../../../lib/app'
import { OWN } from '../../../../../lib/session/sessionQuery'

/** A person's money as staff see it. */
export const personMoneyQuery = ({ api }: Pick<App, 'api'>, user: string) =>
  queryOptions({
    queryKey: [OWN, 'person-money', user],
    queryFn: ({ signal }) => api.get<PersonMoney>(`/invoices/of/${encodeURIComponent(user)}`, { signal }),
    staleTime: 0,
  })
