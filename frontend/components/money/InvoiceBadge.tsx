import { useState } from 'react'
import { INVOICE_STATUSES, type InvoiceView } from '../../../domain/money/invoices/invoice.schema'
import { Badge, type BadgeTone } from '../ui/Badge'

/** How the state of an invoice looks. */
export const INVOICE_TONES: Record<InvoiceView['status'], BadgeTone> = {
  open: 'warning',
  paid: 'good',
  void: 'neutral',
  credited: 'neutral',
  writtenOff: 'neutral',
}

/** Whether an invoice is open, overdue, paid, void or written off. */
export const InvoiceBadge = ({ invoice: { status, nextDueAt } }: { invoice: InvoiceView }) => {
  const [now] = useState(() => new Date())
  return status === 'open' && new Date(nextDueAt) < now ? (
    <Badge tone="stop">Overdue</Badge>
  ) : (
    <Badge tone={INVOICE_TONES[status]}>{INVOICE_STATUSES[status]}</Badge>
  )
}
