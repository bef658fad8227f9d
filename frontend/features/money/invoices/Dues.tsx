import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { OwnDues } from '../../../../domain/money/dues/dues.schema'
import { formatMoney } from '../../../../platform/moneyFormat.schema'
import { EmptyState } from '../../../components/ui/EmptyState'
import { LoadFailure } from '../../../components/ui/LoadFailure'
import { Skeleton } from '../../../components/ui/Skeleton'
import { useApp } from '../../../lib/app'
import { InvoiceRows } from './InvoiceRows'
import { PaymentList } from './PaymentList'
import { duesQuery } from './invoiceQueries'

const Section = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section aria-labelledby={id} className="grid content-start gap-4">
    <h2 id={id} className="text-xl">
      {title}
    </h2>
    {children}
  </section>
)

const Credit = ({ credit }: Pick<OwnDues, 'credit'>) => (
  <div className="grid gap-2 border-s-4 border-acacia bg-acacia-wash p-5">
    <p className="font-semibold">Your credit: {credit.map(formatMoney).join(', ')}</p>
    <p>
      It comes from payments of more than was due, cancelled tickets or credit notes. You can pay any invoice
      with it, for membership or tickets: open the invoice to do so. To have it paid back, please write to us.
    </p>
  </div>
)

/** What a member owes, what is to their credit, and what is paid. */
export const Dues = () => {
  const { data, error, isFetching, refetch } = useQuery(duesQuery(useApp()))
  if (!data) {
    if (error)
      return (
        <LoadFailure
          title="We could not load what you owe."
          error={error}
          isFetching={isFetching}
          refetch={refetch}
        />
      )
    return (
      <div role="status" className="grid max-w-text gap-4">
        <span className="sr-only">Loading what you owe…</span>
        <Skeleton className="w-2/3" />
        <Skeleton className="w-1/2" />
      </div>
    )
  }
  const { invoices, payments, credit } = data
  const open = invoices.filter(({ status }) => status === 'open')
  const closed = invoices.filter(({ status }) => status !== 'open')
  return (
    <div className="grid gap-12">
      {credit.length > 0 && <Credit credit={credit} />}
      {open.length > 0 ? (
        <Section id="open-invoices" title="To be paid">
          <InvoiceRows invoices={open} />
        </Section>
      ) : (
        <EmptyState title="You owe nothing">
          {invoices.length > 0 ? 'All your invoices are paid or void.' : 'You have no invoices yet.'}
        </EmptyState>
      )}
      {closed.length > 0 && (
        <Section id="earlier-invoices" title="Earlier invoices">
          <InvoiceRows invoices={closed} />
        </Section>
      )}
      {payments.length > 0 && (
        <Section id="payments" title="Payments and receipts">
          <PaymentList payments={payments} />
        </Section>
      )}
    </div>
  )
}
