import { useQuery } from '@tanstack/react-query'
import { INVOICE_STATUSES } from '../../../../../domain/money/invoices/invoice.schema'
import type { InvoiceRow } from '../../../../../domain/money/invoices/invoiceList.schema'
import { formatMoney } from '../../../../../platform/moneyFormat.schema'
import { AdminList } from '../../../../components/list/AdminList'
import type { Column } from '../../../../components/list/DataTable'
import type { ListFilter } from '../../../../components/list/ListFilters'
import { INVOICE_TONES } from '../../../../components/money/InvoiceBadge'
import { Badge } from '../../../../components/ui/Badge'
import { Link } from '../../../../components/ui/Link'
import { useApp } from '../../../../lib/app'
import { formatDate } from '../../../../lib/dates'
import { paymentMessages } from '../../../../lib/messages/paymentMessages'
import { optionsOf } from '../../../../lib/optionsOf'
import { useListQuery } from '../../../../lib/useListQuery'
import { paths } from '../../../../paths'
import { staffInvoiceListQuery, staffInvoiceSpec } from './staffInvoiceQueries'

const FILTERS: readonly ListFilter[] = [
  {
    name: 'status',
    label: 'Status',
    emptyLabel: 'Any status',
    options: [{ value: 'overdue', label: 'Overdue' }, ...optionsOf(INVOICE_STATUSES)],
  },
]

const COLUMNS: readonly Column<InvoiceRow>[] = [
  {
    id: 'number',
    header: 'Invoice',
    cell: ({ id, number }) => (
      <Link to={paths.membership.invoice.build(id)} className="link inline-flex min-h-11 items-center">
        {number}
      </Link>
    ),
  },
  {
    id: 'name',
    header: 'Owed by',
    cell: ({ user, name }) => (
      <Link
        to={paths.admin.user.tab(user, 'money')}
        className="link inline-flex min-h-11 items-center wrap-anywhere"
      >
        <bdi>{name}</bdi>
      </Link>
    ),
  },
  {
    id: 'issued',
    header: 'Issued',
    sort: 'issuedAt',
    cell: ({ issuedAt }) => <time dateTime={issuedAt}>{formatDate(issuedAt)}</time>,
  },
  {
    id: 'due',
    header: 'Due',
    sort: 'dueAt',
    cell: ({ dueAt }) => <time dateTime={dueAt}>{formatDate(dueAt)}</time>,
  },
  {
    id: 'total',
    header: 'Total',
    cell: ({ currency, totalMinor }) => formatMoney({ currency, amountMinor: totalMinor }),
  },
  {
    id: 'open',
    header: 'Open',
    cell: ({ currency, openMinor }) =>
      openMinor > 0 ? formatMoney({ currency, amountMinor: openMinor }) : '–',
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status, isOverdue }) =>
      isOverdue ? (
        <Badge tone="stop">Overdue</Badge>
      ) : (
        <Badge tone={INVOICE_TONES[status]}>{INVOICE_STATUSES[status]}</Badge>
      ),
  },
]

/** All invoices, for staff who handle money. */
export const StaffInvoiceTable = () => {
  const query = useListQuery(staffInvoiceSpec)
  const result = useQuery(staffInvoiceListQuery(useApp(), query))
  return (
    <AdminList
      label="Invoices"
      searchLabel="Name, number or payment reference"
      filters={FILTERS}
      spec={staffInvoiceSpec}
      query={query}
      result={result}
      noun={{ one: 'invoice', many: 'invoices' }}
      empty={paymentMessages.noInvoices}
      failed={paymentMessages.invoicesFailed}
      exportFrom="/api/invoices/list.csv"
      columns={COLUMNS}
      rowKey={({ id }) => id}
    />
  )
}
