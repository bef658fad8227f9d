import { queryOptions } from '@tanstack/react-query'
import type { TransfersPage } from '../../../../domain/money/transfers/transfer.schema'
import type { App } from '../../../lib/app'
import { OWN } from '../../../lib/session/sessionQuery'

/** The latest transfers between our own accounts. */
export const transfersQuery = ({ api }: Pick<App, 'api'>) =>
  queryOptions({
    queryKey: [OWN, 'staff-transfers'],
    queryFn: ({ signal }) => api.get<TransfersPage>('/ledger-entries/transfers', { signal }),
    staleTime: 0,
  })
