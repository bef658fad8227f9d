import {
  PAYMENT_METHODS,
  PAYMENT_STATUSES,
  type PaymentView,
} from '../../../../domain/money/payments/payment.schema'
import { formatMoney } from '../../../../platform/moneyFormat.schema'
import { Badge, type BadgeTone } from '../../../components/ui/Badge'
import { formatDate } from '../../../lib/dates'

const TONES: Record<PaymentView['status'], BadgeTone> = {
  started: 'neutral',
  reported: 'warning',
  confirmed: 'good',
  failed: 'stop',
  rejected: 'stop',
  reversed: 'stop',
}

/** Payments with their receipts. */
export const PaymentList = ({ payments }: { payments: readonly PaymentView[] }) => (
  <ul className="grid divide-y divide-rule border-y border-rule">
    {payments.map(({ id, status, method, amountMinor, currency, paidAt, receiptNumber, reason }) => (
      <li key={id} className="grid gap-1 py-4">
        <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <span className="font-semibold tabular-nums">{formatMoney({ amountMinor, currency })}</span>
          <Badge tone={TONES[status]}>{PAYMENT_STATUSES[status]}</Badge>
        </p>
        <p className="text-ink-soft">
          {PAYMENT_METHODS[method].name}, <time dateTime={paidAt}>{formatDate(paidAt)}</time>
        </p>
        {receiptNumber && (
          <p>
            <a href={`/api/payments/${id}/receipt`} className="link inline-flex min-h-11 items-center">
              Receipt {receiptNumber} (PDF{status === 'reversed' && ', marked as reversed'})
            </a>
          </p>
        )}
        {reason && <p dir="auto">{reason}</p>}
      </li>
    ))}
  </ul>
)
