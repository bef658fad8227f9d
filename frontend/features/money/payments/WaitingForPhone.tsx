import { useQuery } from '@tanstack/react-query'
import { type Ref, useEffect } from 'react'
import type { PaymentView } from '../../../../domain/money/payments/payment.schema'
import { formatMoney } from '../../../../platform/moneyFormat.schema'
import { useApp } from '../../../lib/app'
import { OWN } from '../../../lib/session/sessionQuery'
import { rereadInvoice } from './waysToPayQuery'

/** While somebody looks at the page; a job asks when nobody does. */
const POLL_MS = 3_000

export interface WaitingForPhoneProps {
  /** Id of the invoice. */
  invoice: string
  payment: PaymentView
  ref: Ref<HTMLDivElement>
}

/** A request that waits for the payer's approval on the phone: asked for again and again until it is final. */
export const WaitingForPhone = ({ invoice, payment, ref }: WaitingForPhoneProps) => {
  const app = useApp()
  const { data = payment } = useQuery({
    queryKey: [OWN, 'payment-state', payment.id],
    queryFn: ({ signal }) =>
      app.api.get<PaymentView>(`/payments/${encodeURIComponent(payment.id)}/state`, {
        signal,
        timeoutMs: 15_000,
      }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && state.data.status !== 'started' ? false : POLL_MS),
  })
  const isFinal = data.status !== 'started'
  useEffect(() => {
    if (isFinal) void rereadInvoice(app, invoice)
  }, [app, invoice, isFinal])
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="status"
      className="grid gap-1 border-s-4 border-amber bg-amber-wash p-5"
    >
      <p className="flex items-center gap-3 font-semibold">
        <span className="spinner" aria-hidden="true" />
        Please approve the request on your phone
      </p>
      <p>
        {formatMoney(payment)} by mobile money. This page notices when you have approved it. You can also
        close it: we go on asking, and the receipt comes by email. Please do not pay twice.
      </p>
    </div>
  )
}
