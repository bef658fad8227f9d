import type { InvoiceView } from '../../../../domain/money/invoices/invoice.schema'
import { formatInvoiceAmount } from '../../../../domain/money/invoices/invoiceAmounts.schema'
import { Link } from '../../../components/ui/Link'
import { formatDate } from '../../../lib/dates'
import { paths } from '../../../paths'
import { InvoiceBadge } from '../../../components/money/InvoiceBadge'

const Dates = ({
  invoice: { status, instalments, nextDueAt, paidAt, voidedAt },
}: {
  invoice: InvoiceView
}) => {
  if (status === 'paid' && paidAt) return <>Paid on {formatDate(paidAt)}</>
  if (status === 'void' && voidedAt) return <>Void since {formatDate(voidedAt)}</>
  const place = instalments.findIndex(({ openMinor }) => openMinor > 0)
  return place < 0 ? (
    <>Due on {formatDate(nextDueAt)}</>
  ) : (
    <>
      Instalment {place + 1} of {instalments.length} due on {formatDate(nextDueAt)}
    </>
  )
}

/** Invoices, each with a link to its page. */
export const InvoiceRows = ({ invoices }: { invoices: readonly InvoiceView[] }) => (
  <ul className="grid divide-y divide-rule border-y border-rule">
    {invoices.map((invoice) => (
      <li key={invoice.id} className="grid gap-1 py-4">
        <p className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
          <Link
            to={paths.membership.invoice.build(invoice.id)}
            className="link inline-flex min-h-11 items-center font-semibold"
          >
            Invoice {invoice.number}
          </Link>
          <InvoiceBadge invoice={invoice} />
        </p>
        <p className="wrap-anywhere">{invoice.lines.map(({ description }) => description).join('; ')}</p>
        <p className="flex flex-wrap justify-between gap-x-6 gap-y-1">
          <span className="text-ink-soft">
            <Dates invoice={invoice} />
          </span>
          <span className="font-semibold tabular-nums">
            {formatInvoiceAmount(invoice.status === 'open' ? invoice.openMinor : invoice.totalMinor, invoice)}
          </span>
        </p>
      </li>
    ))}
  </ul>
)
