import { overdueMinor } from './instalments.schema'
import type { StoredInvoice } from './invoicesRepository'

/** Whether an invoice is open after its day, or an instalment of it is. */
export const isOverdueNow = (invoice: StoredInvoice, now = new Date()): boolean =>
  invoice.status === 'open' &&
  (invoice.instalments?.length ? overdueMinor(invoice, now) > 0 : invoice.dueAt < now)
