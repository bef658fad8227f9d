import { useQuery } from '@tanstack/react-query'
import type { InvoiceDetail } from '../../../../../domain/money/dues/dues.schema'
import { RecordTimeline } from '../../../../components/record/RecordTimeline'
import { useApp } from '../../../../lib/app'
import { personMoneyQuery } from '../../payments/staff/person/personMoneyQuery'
import { InvoiceLines } from '../InvoiceLines'
import { PaymentList } from '../PaymentList'
import { Schedule } from '../../../../components/money/Schedule'
import { InvoiceHead } from './InvoiceHead'
import { invoiceEvents } from './invoiceEvents'

/** An invoice as the treasurer works on it: how it stands, what it is over, and what happened to it. */
export const StaffInvoice = ({ invoice }: { invoice: InvoiceDetail }) => {
  const { id, user, note, payments } = invoice
  const { data } = useQuery({ ...personMoneyQuery(useApp(), user), throwOnError: false })
  const notes = data?.details?.invoices.find((one) => one.id === id)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div className="lg:col-span-2">
        <InvoiceHead invoice={invoice} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8">
        {note !== null && (
          <p className="max-w-text wrap-anywhere" dir="auto">
            {note}
          </p>
        )}
        <InvoiceLines invoice={invoice} />
        <Schedule invoice={invoice} />
        {payments.length > 0 && (
          <section aria-labelledby="invoice-payments" className="grid gap-3">
            <h3 id="invoice-payments" className="text-lg">
              Payments
            </h3>
            <PaymentList payments={payments} />
          </section>
        )}
      </div>
      <section
        aria-labelledby="invoice-events"
        className="grid grid-cols-[minmax(0,1fr)] content-start gap-3"
      >
        <h3 id="invoice-events" className="text-lg">
          What happened
        </h3>
        <RecordTimeline events={invoiceEvents(invoice, notes)} />
      </section>
    </div>
  )
}
