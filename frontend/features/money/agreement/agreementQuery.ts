import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { AgreementPage } from '../../../../domain/money/agreement/agreement.schema'
import type { App } from '../../../lib/app'
import { OWN } from '../../../lib/session/sessionQuery'

/** Our own accounts beside what banks, providers and counts say, up to a day. */
export const agreementQuery = ({ api }: Pick<App, 'api'>, day: string) =>
  queryOptions({
    queryKey: [OWN, 'staff-agreement', day],
    queryFn: ({ signal }) =>
      api.get<AgreementPage>('/stated-balances/agreement', { signal, query: [['day', day]] }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
