import { Suspense, lazy } from 'react'
import type { StaffInvoice } from '../../../../../../domain/money/billing/personMoney.schema'
import { formatInvoiceAmount } from '../../../../../../domain/money/invoices/invoiceAmounts.schema'
import type { CreditNoteView } from '../../../../../../domain/money/payments/creditNotes/creditNoteView.schema'
import { formatMoney } from '../../../../../../platform/moneyFormat.schema'
import { InvoiceBadge } from '../../../../../components/money/InvoiceBadge'
import { Schedule } from '../../../../../components/money/Schedule'
import { Button } from '../../../../../components/ui/Button'
import { formatDate } from '../../../../../lib/dates'
import { useIsHydrated } from '../../../../../lib/useIsHydrated'
import { type InvoiceAction, invoiceActionsFor } from './invoiceActions'

/** Of few invoices. */
const InvoiceNotes = lazy(async () => ({ default: (await import('./InvoiceNotes')).InvoiceNotes }))

const INVOICE_ACTION_LABELS: Record<InvoiceAction, string> = {
  record: 'Record payment',
  credit: 'Credit note',
  void: 'Void',
  writeOff: 'Write off',
  undoWriteOff: 'Undo write-off',
}

export interface InvoiceListProps {
  invoices: readonly StaffInvoice[]
  creditNotes: readonly CreditNoteView[]
  canDecide: boolean
  onAsk: (asked: { invoice: StaffInvoice; action: InvoiceAction }) => void
}

/** A person's invoices, each with what staff can do about it. */
export const InvoiceList = ({ invoices, creditNotes, canDecide, onAsk }: InvoiceListProps) => {
  const isHydrated = useIsHydrated()
  return (
    <ul aria-label="Invoices" className="grid divide-y divide-rule border-y border-rule">
      {invoices.map((invoice) => {
        const { id, number, status, currency, totalMinor, openMinor, nextDueAt, voidReason, writeOffs } =
          invoice
        const notes = creditNotes.filter((note) => note.invoice === id)
        return (
          <li key={id} className="grid gap-1 py-4">
            <p className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
              <a
                href={`/api/invoices/${id}/pdf`}
                className="link inline-flex min-h-11 items-center font-semibold"
              >
                Invoice {number}
                <span className="sr-only"> as PDF</span>
              </a>
              <InvoiceBadge invoice={invoice} />
            </p>
            <p className="wrap-anywhere" dir="auto">
              {invoice.lines.map(({ description }) => description).join('; ')}
            </p>
            <p className="flex flex-wrap justify-between gap-x-6 gap-y-1">
              <span className="text-ink-soft">Due on {formatDate(nextDueAt)}</span>
              <span className="font-semibold tabular-nums">
                {formatMoney({ amountMinor: totalMinor, currency })}
              </span>
            </p>
            {status === 'open' && openMinor < totalMinor && (
              <p className="tabular-nums">Still to be paid: {formatInvoiceAmount(openMinor, invoice)}</p>
            )}
            <Schedule invoice={invoice} />
            {isHydrated && writeOffs.length + notes.length > 0 && (
              <Suspense>
                <InvoiceNotes invoice={invoice} creditNotes={notes} />
              </Suspense>
            )}
            {voidReason && (
              <p className="text-ink-soft" dir="auto">
                Void: {voidReason}
              </p>
            )}
            {canDecide && invoiceActionsFor(invoice).length > 0 && (
              <p className="flex flex-wrap gap-2">
                {invoiceActionsFor(invoice).map((action) => (
                  <Button key={action} tone="quiet" onClick={() => onAsk({ invoice, action })}>
                    {INVOICE_ACTION_LABELS[action]}
                    <span className="sr-only"> for {number}</span>
                  </Button>
                ))}
              </p>
            )}
          </li>
        )
      })}
    </ul>
  )
}
