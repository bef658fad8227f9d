import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { DoorCashPage } from '../../../../domain/events/doorCash/doorCash.schema'
import type { DayClosePage } from '../../../../domain/money/ledger/dayCloses/dayClose.schema'
import type { Arrears } from '../../../../domain/money/invoices/arrears.schema'
import type { LedgerPage } from '../../../../domain/money/ledger/journal.schema'
import type { App } from '../../../lib/app'
import { OWN } from '../../../lib/session/sessionQuery'

type Api = Pick<App, 'api'>

/** A page of the journal with balances and income; `search` as the address has it. */
export const ledgerQuery = ({ api }: Api, search: string) =>
  queryOptions({
    queryKey: [OWN, 'staff-ledger', search],
    queryFn: ({ signal }) =>
      api.get<LedgerPage>('/ledger-entries/page', { signal, query: [...new URLSearchParams(search)] }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const arrearsQuery = ({ api }: Api) =>
  queryOptions({
    queryKey: [OWN, 'staff-arrears'],
    queryFn: ({ signal }) => api.get<Arrears>('/ledger-entries/arrears', { signal, timeoutMs: 30_000 }),
    staleTime: 0,
  })

export const dayClosesQuery = ({ api }: Api, search: string) =>
  queryOptions({
    queryKey: [OWN, 'staff-day-closes', search],
    queryFn: ({ signal }) =>
      api.get<DayClosePage>('/day-closes', { signal, query: [...new URLSearchParams(search)] }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** Cash that doors of events took and nobody has booked yet. */
export const doorCashQuery = ({ api }: Api) =>
  queryOptions({
    queryKey: [OWN, 'staff-door-cash'],
    queryFn: ({ signal }) => api.get<DoorCashPage>('/check-ins/cash', { signal }),
    staleTime: 0,
  })
