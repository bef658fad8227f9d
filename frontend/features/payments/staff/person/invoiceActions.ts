import type { InvoiceView } from '../../../../../domain/invoices/invoice.schema'

/** What staff do with an invoice. */
export type InvoiceAction = 'record' | 'void'

/** What can be done with an invoice as it stands. */
export const invoiceActionsFor = ({ status, openMinor, totalMinor }: InvoiceView): InvoiceAction[] => {
  if (status !== 'open') return []
  return openMinor === totalMinor ? ['record', 'void'] : ['record']
}
