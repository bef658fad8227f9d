import { useQuery } from '@tanstack/react-query'
import { handlesMoney } from '../../../../../collections/access/policies.schema'
import { INVOICE_STATUSES } from '../../../../../domain/money/invoices/invoice.schema'
import type { InvoiceRow } from '../../../../../domain/money/invoices/invoiceList.schema'
import { formatMoney, formatTotals } from '../../../../../platform/moneyFormat.schema'
import { AdminList, type AdminListProps } from '../../../../components/list/AdminList'
import type { Column } from '../../../../components/list/DataTable'
import type { ListFilter } from '../../../../components/list/ListFilters'
import { REGION_FILTER } from '../../../../components/list/regionFilter'
import { INVOICE_TONES } from '../../../../components/money/InvoiceBadge'
import { Badge } from '../../../../components/ui/Badge'
import { Link } from '../../../../components/ui/Link'
import { type App, useApp } from '../../../../lib/app'
import { formatDate, formatDay } from '../../../../lib/dates'
import { paymentMessages } from '../../../../lib/messages/paymentMessages'
import { optionsOf } from '../../../../lib/optionsOf'
import type { ListQuery } from '../../../../lib/listQuery'
import { todayInJuba } from '../../../../lib/todayInJuba'
import { useSession } from '../../../../lib/session/useSession'
import { useListQuery } from '../../../../lib/useListQuery'
import { deskPaths } from '../../../../deskPaths'
import { staffInvoiceListQuery, staffInvoiceSpec, staffInvoicesKey } from './staffInvoiceQueries'

const FILTERS: readonly ListFilter[] = [
  {
    name: 'status',
    label: 'Status',
    emptyLabel: 'Any status',
    options: [{ value: 'overdue', label: 'Overdue' }, ...optionsOf(INVOICE_STATUSES)],
  },
  REGION_FILTER,
]

const COLUMNS: readonly Column<InvoiceRow>[] = [
  {
    id: 'number',
    header: 'Invoice',
    cell: ({ id, number }) => (
      <Link to={deskPaths.invoice.build(id)} className="link inline-flex min-h-11 items-center">
        {number}
      </Link>
    ),
  },
  {
    id: 'name',
    header: 'Owed by',
    isMain: true,
    cell: ({ user, name }) => (
      <Link
        to={deskPaths.user.tab(user, 'money')}
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
    isMain: true,
    cell: ({ currency, openMinor }) =>
      openMinor > 0 ? formatMoney({ currency, amountMinor: openMinor }) : '–',
  },
  {
    id: 'reminded',
    header: 'Reminded',
    cell: ({ remindedOn }) => (remindedOn ? <time dateTime={remindedOn}>{formatDay(remindedOn)}</time> : '–'),
  },
  {
    id: 'status',
    header: 'Status',
    isMain: true,
    cell: ({ status, isOverdue }) =>
      isOverdue ? (
        <Badge tone="stop">Overdue</Badge>
      ) : (
        <Badge tone={INVOICE_TONES[status]}>{INVOICE_STATUSES[status]}</Badge>
      ),
  },
]

const REMIND = {
  label: 'Send Reminder',
  willBe: 'will be reminded of by email',
  was: 'reminded of',
  total: (rows: readonly InvoiceRow[]) =>
    `${formatTotals(rows.map(({ currency, openMinor }) => ({ currency, amountMinor: openMinor })))} is open.`,
  leftOut: ({ openMinor, remindedOn }: InvoiceRow) => {
    if (openMinor === 0) return 'nothing is open'
    return remindedOn === todayInJuba() ? 'a reminder was sent today' : undefined
  },
}

const manyOf = (app: App): AdminListProps<InvoiceRow>['many'] => ({
  actions: [
    {
      ...REMIND,
      run: ({ id }: InvoiceRow) => app.api.post(`/invoices/${encodeURIComponent(id)}/remind`, {}),
    },
  ],
  pageOf: (query: ListQuery) => app.queryClient.query(staffInvoiceListQuery(app, query)),
  refresh: () => void app.queryClient.invalidateQueries({ queryKey: staffInvoicesKey }),
})

/** All invoices, for staff who handle money; an auditor is offered nothing to do. */
export const StaffInvoiceTable = () => {
  const app = useApp()
  const { user } = useSession()
  const query = useListQuery(staffInvoiceSpec)
  const result = useQuery(staffInvoiceListQuery(app, query))
  return (
    <AdminList
      list="invoices"
      label="Invoices"
      searchLabel="Name, number or payment reference"
      filters={FILTERS}
      spec={staffInvoiceSpec}
      query={query}
      result={result}
      noun={{ one: 'invoice', many: 'invoices' }}
      empty={paymentMessages.noInvoices}
      failed={paymentMessages.invoicesFailed}
      exportFrom="/api/invoices/list"
      columns={COLUMNS}
      many={handlesMoney(user) ? manyOf(app) : undefined}
      rowKey={({ id }) => id}
      nameOf={({ number }) => number}
    />
  )
}
