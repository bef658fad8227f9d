import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { REGIONS } from '../../../../../collections/access/roles'
import { INVOICE_STATUSES } from '../../../../../domain/money/invoices/invoice.schema'
import type { InvoiceList } from '../../../../../domain/money/invoices/invoiceList.schema'
import { INVOICE_SORTS } from '../../../../../domain/money/invoices/invoiceSorts.constants'
import type { App } from '../../../../lib/app'
import { type ListQuery, type ListSpec, listPairs } from '../../../../lib/listQuery'
import { OWN } from '../../../../lib/session/sessionQuery'
import { deskPaths } from '../../../../deskPaths'

/** All invoices. */
export const staffInvoiceSpec: ListSpec = {
  path: deskPaths.invoices.path,
  filters: { status: ['overdue', ...Object.keys(INVOICE_STATUSES)], region: REGIONS },
  sorts: INVOICE_SORTS,
}

/** All pages of the list. */
export const staffInvoicesKey = [OWN, 'staff-invoices', 'list'] as const

/** A page of the invoices that a filter leaves. */
export const staffInvoiceListQuery = ({ api }: Pick<App, 'api'>, query: ListQuery) =>
  queryOptions({
    queryKey: [...staffInvoicesKey, query],
    queryFn: ({ signal }) => api.get<InvoiceList>('/invoices', { query: listPairs(query), signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
