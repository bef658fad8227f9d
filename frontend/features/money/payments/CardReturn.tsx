import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { PaymentView } from '../../../../domain/money/payments/payment.schema'
import { formatMoney } from '../../../../platform/moneyFormat.schema'
import { LoadFailure } from '../../../components/ui/LoadFailure'
import { Spinner } from '../../../components/ui/Spinner'
import { useApp } from '../../../lib/app'
import { paymentMessages } from '../../../lib/messages/paymentMessages'
import { OWN } from '../../../lib/session/sessionQuery'
import { rereadInvoice } from './waysToPayQuery'

/** While somebody looks at the page; a job asks when nobody does. */
const POLL_MS = 3_000

interface Telling {
  title: string
  text: string
  tone: 'good' | 'wait' | 'stop'
}

const tellingOf = (payment: PaymentView): Telling => {
  const { status, creditMinor, currency, reason } = payment
  switch (status) {
    case 'confirmed':
      return {
        title: 'Thank you, your payment has arrived',
        text:
          creditMinor > 0
            ? `The invoice needed less by then, so ${formatMoney({ amountMinor: creditMinor, currency })} is now your credit. We have emailed you the receipt.`
            : 'We have emailed you the receipt. You can also download it below.',
        tone: 'good',
      }
    case 'started':
      return {
        title: 'Your payment is being checked',
        text: 'We are asking our payment provider. This page notices when the payment has arrived. You can also close it: the receipt comes by email. Please do not pay twice.',
        tone: 'wait',
      }
    case 'reported':
      return {
        title: 'Your payment is being checked by our staff',
        text: paymentMessages.heldCard,
        tone: 'wait',
      }
    case 'reversed':
      return { title: 'Your payment was taken back', text: reason ?? '', tone: 'stop' }
    case 'failed':
    case 'rejected':
      return { title: 'The payment was not completed', text: reason ?? '', tone: 'stop' }
  }
}

const TONES: Record<Telling['tone'], string> = {
  good: 'border-acacia bg-acacia-wash',
  wait: 'border-amber bg-amber-wash',
  stop: 'border-laterite bg-laterite-wash',
}

const CardState = ({ invoice, id, hasLeft }: { invoice: string; id: string; hasLeft: boolean }) => {
  const app = useApp()
  const path = `/payments/${encodeURIComponent(id)}`
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [OWN, 'card-return', id, hasLeft],
    // a page that was left is closed, so that nobody pays on it later; it may have been paid all the same
    queryFn: ({ signal }) =>
      hasLeft
        ? app.api.post<PaymentView>(`${path}/leave-page`, {}, { signal, timeoutMs: 15_000 })
        : app.api.get<PaymentView>(`${path}/state`, { signal, timeoutMs: 15_000 }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && state.data.status !== 'started' ? false : POLL_MS),
  })
  const isFinal = data !== undefined && data.status !== 'started'
  useEffect(() => {
    if (isFinal) void rereadInvoice(app, invoice)
  }, [app, invoice, isFinal])
  if (!data)
    return error ? (
      <LoadFailure
        title={paymentMessages.stateFailed}
        error={error}
        isFetching={isFetching}
        refetch={refetch}
      />
    ) : (
      <Spinner label="Checking with the payment provider" />
    )
  const { title, text, tone } = tellingOf(data)
  return (
    <div role="status" className={`grid gap-2 border-s-4 p-5 ${TONES[tone]}`}>
      <p className="flex items-center gap-3 text-lg font-semibold">
        {data.status === 'started' && <span className="spinner" aria-hidden="true" />}
        {title}
      </p>
      <p className="font-semibold tabular-nums">{formatMoney(data)}</p>
      {text && <p className="max-w-text">{text}</p>}
      {data.status === 'confirmed' && data.receiptNumber && (
        <p>
          <a href={`/api/payments/${data.id}/receipt`} className="link inline-flex min-h-11 items-center">
            Download the receipt {data.receiptNumber} (PDF)
          </a>
        </p>
      )}
    </div>
  )
}

/**
 * How a payment by card stands, on the way back from the payment page: as the server knows it, also after a reload.
 * Nothing where the address names no payment.
 */
export const CardReturn = ({ invoice }: { invoice: string }) => {
  const [search] = useSearchParams()
  const id = search.get('payment')
  return id ? (
    <div className="mb-8">
      <CardState invoice={invoice} id={id} hasLeft={search.has('cancelled')} />
    </div>
  ) : null
}
