import type { WaiverRow } from '../../../../../../domain/membership/grades/waiver.schema'
import type { InvoiceView } from '../../../../../../domain/money/invoices/invoice.schema'

/** What staff do with an invoice. */
export type InvoiceAction = 'record' | 'credit' | 'void' | 'writeOff' | 'undoWriteOff'

/** What staff ask for: something with an invoice, another invoice, another waiver or the end of one. */
export type Asked = { invoice: InvoiceView; action: InvoiceAction } | { waiver: WaiverRow | null } | 'issue'

/** What can be done with an invoice as it stands. */
export const invoiceActionsFor = ({
  status,
  openMinor,
  totalMinor,
  creditedMinor,
  writtenOffMinor,
}: InvoiceView): InvoiceAction[] => {
  if (status === 'void' || creditedMinor === totalMinor) return []
  if (status === 'paid') return ['credit']
  if (status === 'writtenOff') return ['record', 'undoWriteOff']
  if (writtenOffMinor > 0) return ['record', 'writeOff', 'undoWriteOff']
  return ['record', 'credit', 'writeOff', ...(openMinor === totalMinor ? (['void'] as const) : [])]
}
