import { useState } from 'react'
import { PAYMENT_METHODS, PAYMENT_STATUSES } from '../../../../../../domain/money/payments/payment.schema'
import type { PaymentRow } from '../../../../../../domain/money/payments/staffPayments.schema'
import { formatMoney } from '../../../../../../platform/moneyFormat.schema'
import { Badge } from '../../../../../components/ui/Badge'
import { Button } from '../../../../../components/ui/Button'
import { formatDate } from '../../../../../lib/dates'
import { PAYMENT_TONES } from '../../paymentTones'
import { PAYMENT_ACTION_LABELS, type PaymentAction, paymentActionsFor } from '../paymentActions'
import { PaymentDialog } from '../PaymentDialog'

/** A person's payments with their receipts, each with what staff decide about it. */
export const PersonPayments = ({
  payments,
  canDecide,
}: {
  payments: readonly PaymentRow[]
  canDecide: boolean
}) => {
  const [asked, setAsked] = useState<{ row: PaymentRow; action: PaymentAction }>()
  return (
    <>
      <h3 className="text-lg">Payments and receipts</h3>
      <ul aria-label="Payments" className="grid divide-y divide-rule border-y border-rule">
        {payments.map((row) => (
          <li key={row.id} className="grid gap-1 py-4">
            <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
              <span className="font-semibold tabular-nums">{formatMoney(row)}</span>
              <Badge tone={PAYMENT_TONES[row.status]}>{PAYMENT_STATUSES[row.status]}</Badge>
            </p>
            <p className="text-ink-soft">
              {PAYMENT_METHODS[row.method].name}, <time dateTime={row.paidAt}>{formatDate(row.paidAt)}</time>
              {row.invoiceNumber && `, for ${row.invoiceNumber}`}
            </p>
            {row.creditMinor > 0 && (
              <p className="tabular-nums">
                Credit left: {formatMoney({ ...row, amountMinor: row.creditMinor })}
              </p>
            )}
            {row.reason && <p dir="auto">{row.reason}</p>}
            <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
              {row.receiptNumber && (
                <a
                  href={`/api/payments/${row.id}/receipt`}
                  className="link inline-flex min-h-11 items-center"
                >
                  Receipt {row.receiptNumber} (PDF)
                </a>
              )}
              {(canDecide ? paymentActionsFor(row) : []).map((action) => (
                <Button key={action} tone="quiet" onClick={() => setAsked({ row, action })}>
                  {PAYMENT_ACTION_LABELS[action]}
                  <span className="sr-only"> {formatMoney(row)}</span>
                </Button>
              ))}
            </p>
          </li>
        ))}
      </ul>
      {asked && <PaymentDialog {...asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}
