import { PAYMENT_METHODS, PAYMENT_STATUSES } from '../../../../../domain/money/payments/payment.schema'
import type { PaymentRow } from '../../../../../domain/money/payments/staffPayments.schema'
import { formatMoney } from '../../../../../platform/moneyFormat.schema'
import type { Column } from '../../../../components/list/DataTable'
import { ForColleagues } from '../../../../components/list/DecisionButtons'
import { Badge } from '../../../../components/ui/Badge'
import { Button } from '../../../../components/ui/Button'
import { Link } from '../../../../components/ui/Link'
import { formatDate } from '../../../../lib/dates'
import { deskPaths } from '../../../../deskPaths'
import { PAYMENT_TONES } from '../paymentTones'
import { PAYMENT_ACTION_LABELS, type PaymentAction, paymentActionsFor } from './paymentActions'
import { providedText } from './providedText'

/** What somebody is about to do with a payment. */
export interface Asked {
  row: PaymentRow
  action: PaymentAction
}

const Person = ({ user, name, email, membershipNumber }: PaymentRow) => (
  <span className="grid">
    {user ? (
      <Link
        to={deskPaths.user.tab(user, 'money')}
        className="link inline-flex min-h-11 items-center wrap-anywhere"
      >
        <bdi>{name || email}</bdi>
      </Link>
    ) : (
      <bdi>{name || 'Unknown payer'}</bdi>
    )}
    {membershipNumber && <span className="text-ink-soft tabular-nums">{membershipNumber}</span>}
  </span>
)

const Amount = (row: PaymentRow) => (
  <span className="grid gap-1 tabular-nums">
    <span className="font-semibold whitespace-nowrap">{formatMoney(row)}</span>
    {row.invoiceNumber && (
      <span className="text-ink-soft">
        {row.invoiceNumber}
        {row.invoiceOpen && row.invoiceOpen.amountMinor > 0 && `, open: ${formatMoney(row.invoiceOpen)}`}
      </span>
    )}
    {row.creditMinor > 0 && (
      <span className="text-ink-soft">Credit: {formatMoney({ ...row, amountMinor: row.creditMinor })}</span>
    )}
  </span>
)

const Evidence = ({ id, transaction, sameTransaction, hasSlip, name }: PaymentRow) => (
  <span className="grid gap-1">
    {transaction && <span className="font-mono break-all">{transaction}</span>}
    {sameTransaction > 0 && (
      <span className="font-semibold text-laterite">
        {sameTransaction === 1 ? 'Another payment names' : `${sameTransaction} other payments name`} this
        number
      </span>
    )}
    {hasSlip && (
      <a
        href={`/api/payments/${id}/slip`}
        target="_blank"
        rel="noreferrer"
        className="link inline-flex min-h-11 items-center"
      >
        Open slip<span className="sr-only"> of {name} (in a new tab)</span>
      </a>
    )}
    {!transaction && !hasSlip && <span className="text-ink-soft">None</span>}
  </span>
)

const State = ({ id, status, reason, note, provided, receiptNumber }: PaymentRow) => (
  <span className="grid gap-1">
    <span>
      <Badge tone={PAYMENT_TONES[status]}>{PAYMENT_STATUSES[status]}</Badge>
    </span>
    {receiptNumber && (
      <a
        href={`/api/payments/${id}/receipt`}
        download
        className="link inline-flex min-h-11 items-center whitespace-nowrap"
      >
        {receiptNumber}
      </a>
    )}
    {[provided && `The provider reports ${providedText(provided)}`, reason, note].map(
      (text) =>
        text && (
          <span key={text} className="text-ink-soft wrap-anywhere" dir="auto">
            {text}
          </span>
        ),
    )}
  </span>
)

interface DecisionProps {
  row: PaymentRow
  ask: (asked: Asked) => void
}

const Decision = ({ row, ask }: DecisionProps) => {
  const actions = paymentActionsFor(row)
  if (actions.length === 0) return <span className="text-ink-soft">None needed</span>
  return (
    <ForColleagues owner={row.user}>
      <span className="flex flex-wrap gap-2">
        {actions.map((action) => (
          <Button
            key={action}
            tone={action === 'confirm' ? 'plain' : 'quiet'}
            onClick={() => ask({ row, action })}
          >
            {PAYMENT_ACTION_LABELS[action]}
            <span className="sr-only">
              {' '}
              {formatMoney(row)} of {row.name || 'an unknown payer'}
            </span>
          </Button>
        ))}
      </span>
    </ForColleagues>
  )
}

/** The columns of payments. `ask` is told of an action that was pressed. */
export const paymentColumns = (ask: (asked: Asked) => void): Column<PaymentRow>[] => [
  { id: 'person', header: 'Payer', cell: Person },
  { id: 'amount', header: 'Amount', isMain: true, sort: 'amountMinor', cell: Amount },
  {
    id: 'method',
    header: 'Paid',
    sort: 'paidAt',
    cell: ({ method, paidAt }) => (
      <span className="grid">
        <span>{PAYMENT_METHODS[method].name}</span>
        <time dateTime={paidAt} className="whitespace-nowrap text-ink-soft">
          {formatDate(paidAt)}
        </time>
      </span>
    ),
  },
  { id: 'evidence', header: 'Transaction and slip', cell: Evidence },
  { id: 'status', header: 'Status', cell: State },
  { id: 'actions', header: 'Decision', isMain: true, cell: (row) => <Decision row={row} ask={ask} /> },
]
