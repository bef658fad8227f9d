import type { ReactNode } from 'react'
import type { InvoiceDetail } from '../../../../domain/money/dues/dues.schema'
import { formatInvoiceAmount } from '../../../../domain/money/invoices/invoiceAmounts.schema'
import { formatReference } from '../../../../domain/money/invoices/reference.schema'
import { FactList } from '../../../components/ui/FactList'
import { formatDate } from '../../../lib/dates'
import { InvoiceBadge } from '../../../components/money/InvoiceBadge'
import { Schedule } from '../../../components/money/Schedule'
import { InvoiceLines } from './InvoiceLines'
import { PaymentList } from './PaymentList'

const Instructions = ({ reference, instructions }: Pick<InvoiceDetail, 'reference' | 'instructions'>) => (
  <section aria-labelledby="how-to-pay" className="grid gap-4">
    <h2 id="how-to-pay" className="text-xl">
      How to pay
    </h2>
    <p>
      Always give the reference <strong className="tabular-nums">{formatReference(reference)}</strong>.
    </p>
    <dl className="grid gap-4">
      {instructions.map(({ method, title, lines }) => (
        <div key={method}>
          <dt className="font-semibold">{title}</dt>
          {lines.map((line) => (
            <dd key={line} className="wrap-anywhere">
              {line}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  </section>
)

/**
 * An invoice as its owner sees it.
 * @param children the forms to pay it with
 */
export const InvoiceDocument = ({ invoice, children }: { invoice: InvoiceDetail; children?: ReactNode }) => {
  const { id, status, reference, note, nextDueAt, issuedAt, paidAt, openMinor, payments, instructions } =
    invoice
  const isOpen = status === 'open'
  const facts: [label: string, value: ReactNode][] = [
    ['Status', <InvoiceBadge key="status" invoice={invoice} />],
    ['Date', formatDate(issuedAt)],
    paidAt ? ['Paid', formatDate(paidAt)] : ['Due', formatDate(nextDueAt)],
    ['Payment reference', formatReference(reference)],
  ]
  if (isOpen) facts.push(['Still to be paid', formatInvoiceAmount(openMinor, invoice)])
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="grid content-start gap-8">
        <FactList facts={facts} className="grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))]" />
        {note !== null && (
          <p className="max-w-text wrap-anywhere" dir="auto">
            {note}
          </p>
        )}
        <InvoiceLines invoice={invoice} />
        <Schedule invoice={invoice} />
        <p>
          <a href={`/api/invoices/${id}/pdf`} className="btn">
            Download as PDF
          </a>
        </p>
        {payments.length > 0 && (
          <section aria-labelledby="invoice-payments" className="grid gap-4">
            <h2 id="invoice-payments" className="text-xl">
              Payments
            </h2>
            <PaymentList payments={payments} />
          </section>
        )}
      </div>
      {isOpen && (
        <div className="grid content-start gap-8">
          {children ?? <Instructions reference={reference} instructions={instructions} />}
        </div>
      )}
    </div>
  )
}
