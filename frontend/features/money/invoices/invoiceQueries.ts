import { queryOptions } from '@tanstack/react-query'
import type { InvoiceDetail, OwnDues } from '../../../../domain/money/dues/dues.schema'
import type { App } from '../../../lib/app'
import { OWN } from '../../../lib/session/sessionQuery'

type Api = Pick<App, 'api'>

/** What the signed-in person owes and has paid. */
export const duesQuery = ({ api }: Api) =>
  queryOptions({
    queryKey: [OWN, 'invoices'],
    queryFn: ({ signal }) => api.get<OwnDues>('/invoices/mine', { signal }),
    staleTime: 0,
  })

/** One invoice, with its payments and how to pay it. */
export const invoiceQuery = ({ api }: Api, id: string) =>
  queryOptions({
    queryKey: [OWN, 'invoices', id],
    queryFn: ({ signal }) => api.get<InvoiceDetail>(`/invoices/${encodeURIComponent(id)}/detail`, { signal }),
    staleTime: 0,
  })
