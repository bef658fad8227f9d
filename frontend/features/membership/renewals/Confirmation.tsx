import type { InvoiceView } from '../../../../domain/money/invoices/invoice.schema'
import { formatInvoiceAmount } from '../../../../domain/money/invoices/invoiceAmounts.schema'
import { formatReference } from '../../../../domain/money/invoices/reference.schema'
import { Schedule } from '../../../components/money/Schedule'
import { ButtonLink } from '../../../components/ui/Button'
import { FactList } from '../../../components/ui/FactList'
import { formatDate } from '../../../lib/dates'
import { paths } from '../../../paths'

/**
 * What follows from the choice: the open invoice and the way to pay it, or the renewed membership with its
 * certificate.
 */
export const Confirmation = ({
  invoice,
  expiresAt,
}: {
  invoice: InvoiceView | null
  expiresAt: string | null
}) => {
  if (!invoice)
    return (
      <p className="max-w-text text-ink-soft">
        Here you see your invoice and how to pay it. Once it is paid you can download the updated certificate.
      </p>
    )
  if (invoice.status === 'paid')
    return (
      <div className="grid justify-items-start gap-3 border-s-4 border-acacia bg-acacia-wash p-5">
        <p className="font-semibold">
          Renewed on {formatDate(invoice.paidAt ?? invoice.issuedAt)}
          {expiresAt && `, until ${formatDate(expiresAt)}`}
        </p>
        <p className="flex flex-wrap gap-3">
          <a href="/api/memberships/mine/certificate" className="btn">
            Download Updated Certificate
          </a>
          <ButtonLink to={paths.membership.invoice.build(invoice.id)}>
            See Invoice {invoice.number}
          </ButtonLink>
        </p>
      </div>
    )
  return (
    <div className="grid justify-items-start gap-5 border-s-4 border-amber bg-amber-wash p-5">
      <p className="font-semibold">
        Your invoice for {invoice.years === 1 ? '1 year' : `${invoice.years ?? 0} years`} is ready.
      </p>
      <FactList
        facts={[
          ['Invoice', invoice.number],
          ['To be paid', formatInvoiceAmount(invoice.openMinor, invoice)],
          ['Due', formatDate(invoice.nextDueAt)],
          ['Payment reference', formatReference(invoice.reference)],
        ]}
        className="grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))]"
      />
      <Schedule invoice={invoice} />
      <p className="flex flex-wrap gap-3">
        <ButtonLink to={paths.membership.invoice.build(invoice.id)} tone="main">
          See How to Pay
        </ButtonLink>
        <a href={`/api/invoices/${invoice.id}/pdf`} className="btn">
          Download Invoice
        </a>
      </p>
      <p className="max-w-text">
        Your membership is extended as soon as the payment is confirmed. You can then download the updated
        certificate here and from your dashboard.
      </p>
    </div>
  )
}
