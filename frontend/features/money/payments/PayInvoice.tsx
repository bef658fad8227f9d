import { useQuery } from '@tanstack/react-query'
import type { InvoiceView } from '../../../../domain/money/invoices/invoice.schema'
import type { WaysToPay } from '../../../../domain/money/payments/waysToPay.schema'
import { formatMoney } from '../../../../platform/moneyFormat.schema'
import { Disclosure } from '../../../components/ui/Disclosure'
import { LoadFailure } from '../../../components/ui/LoadFailure'
import { Skeleton } from '../../../components/ui/Skeleton'
import { useApp } from '../../../lib/app'
import { useAppearing } from '../../../lib/useAppearing'
import { paymentMessages } from '../../../lib/messages/paymentMessages'
import { CardForm } from './CardForm'
import { MobileMoneyForm } from './MobileMoneyForm'
import { ReportPaymentForm } from './ReportPaymentForm'
import { UseCredit } from './UseCredit'
import { WaitingForPhone } from './WaitingForPhone'
import { BankAccounts, MerchantAccounts } from './WaysOfTransfer'
import { waysToPayQuery } from './waysToPayQuery'

const Loading = () => (
  <div role="status" className="grid max-w-text gap-4">
    <span className="sr-only">Loading how to pay…</span>
    <Skeleton className="w-1/2" />
    <Skeleton className="w-2/3" />
  </div>
)

/** What is open, in each currency, and the reference that every payment needs. */
const Summary = ({ ways: { amounts, reference, rate } }: { ways: WaysToPay }) => (
  <div className="grid gap-1 border-s-4 border-nile bg-nile-wash p-5">
    <p className="font-display text-2xl font-semibold tabular-nums">
      {amounts.map(formatMoney).join(' or ')}
    </p>
    {rate && (
      <p className="text-ink-soft">
        USD 1 is SSP {rate.sspPerUsd} on this invoice{rate.source && ` (${rate.source}, ${rate.day})`}.
      </p>
    )}
    <p className="mt-2">
      Payment reference: <strong className="whitespace-nowrap font-mono">{reference}</strong>
    </p>
    <p className="text-ink-soft">Write it on every transfer, so that we find your payment.</p>
  </div>
)

const Methods = ({ invoice, ways }: { invoice: InvoiceView; ways: WaysToPay }) => {
  const { merchant, bank, cash, card, momo } = ways.methods
  const latest = ways.payments.find(({ method }) => method === 'momo')
  const canReport = merchant.length > 0 || bank.length > 0
  return (
    <div className="grid">
      {momo && latest?.status !== 'started' && (
        <Disclosure group="ways" title="Mobile money: we ask your phone" isOpen>
          <MobileMoneyForm
            invoice={invoice}
            offer={momo}
            instalment={ways.instalments.momo}
            failed={latest?.status === 'failed' ? latest : undefined}
          />
        </Disclosure>
      )}
      {card && (
        <Disclosure group="ways" title="Card" isOpen={!momo}>
          <CardForm invoice={invoice} amount={card} instalment={ways.instalments.card} />
        </Disclosure>
      )}
      {merchant.length > 0 && (
        <Disclosure group="ways" title="Mobile money to our number">
          <MerchantAccounts accounts={merchant} />
        </Disclosure>
      )}
      {bank.length > 0 && (
        <Disclosure group="ways" title="Bank transfer">
          <BankAccounts accounts={bank} />
        </Disclosure>
      )}
      {cash && (
        <Disclosure group="ways" title="Cash or cheque">
          <p className="whitespace-pre-line">{cash.places ?? 'At our office. Ask for a numbered receipt.'}</p>
        </Disclosure>
      )}
      {canReport && (
        <Disclosure id="i-have-paid" group="ways" title="I have paid">
          <ReportPaymentForm invoice={invoice} ways={ways} />
        </Disclosure>
      )}
    </div>
  )
}

/** How an invoice is paid: what is open, the ways to pay it, and what was paid so far. */
export const PayInvoice = ({ invoice }: { invoice: InvoiceView }) => {
  const { data, error, isFetching, refetch } = useQuery(waysToPayQuery(useApp(), invoice.id))
  const waiting = data?.payments.find(({ method, status }) => method === 'momo' && status === 'started')
  const box = useAppearing<HTMLDivElement>(data && (waiting?.id ?? null))
  if (!data)
    return error ? (
      <LoadFailure
        title={paymentMessages.loadFailed}
        error={error}
        isFetching={isFetching}
        refetch={refetch}
      />
    ) : (
      <Loading />
    )
  const { merchant, bank, cash, card, momo } = data.methods
  const isOffered = Boolean(card ?? momo ?? cash) || merchant.length + bank.length > 0
  const isChecked = data.payments.some(({ status }) => status === 'reported')
  if (data.amounts.length === 0) return null
  return (
    <section aria-labelledby="how-to-pay" className="grid gap-6">
      <h2 id="how-to-pay" className="text-xl">
        How to pay
      </h2>
      {waiting && <WaitingForPhone invoice={invoice.id} payment={waiting} ref={box} />}
      {isChecked && (
        <p className="border-s-4 border-amber bg-amber-wash p-5">
          <strong>Payment being checked.</strong> {paymentMessages.reportedDescription}
        </p>
      )}
      <Summary ways={data} />
      {data.credit && <UseCredit invoice={invoice.id} credit={data.credit} />}
      {isOffered ? <Methods invoice={invoice} ways={data} /> : <p>Please contact us to pay this invoice.</p>}
    </section>
  )
}
