import { z } from 'zod'
import { REGIONS } from '../../../collections/access/roles'
import { keysOf } from '../../../platform/records.schema'
import { INVOICE_STATUSES, type InvoiceView } from './invoice.schema'
import { INVOICE_SORTS } from './invoiceSorts.constants'

export const INVOICES_PER_PAGE = 25

/** Query of `GET /api/invoices`. An unknown filter is refused, never dropped. */
export const invoiceListSchema = z.strictObject({
  /** Part of a name or a number, or a payment reference. */
  q: z.string().trim().max(100).default(''),
  /** `overdue`: those that are open after their day. */
  status: z.enum([...keysOf(INVOICE_STATUSES), 'overdue']).optional(),
  /** Of who owes it, as on the profile. */
  region: z.enum(REGIONS).optional(),
  sort: z.enum(INVOICE_SORTS).default('-issuedAt'),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
})
export type InvoiceFilter = z.output<typeof invoiceListSchema>

/** An invoice in the list of staff. */
export interface InvoiceRow extends Pick<
  InvoiceView,
  'id' | 'number' | 'status' | 'currency' | 'totalMinor' | 'openMinor' | 'issuedAt' | 'dueAt' | 'paidAt'
> {
  /** Id of the account of who owes it. */
  user: string
  name: string
  /** Whether it is open after its day, or an instalment of it is. */
  isOverdue: boolean
  /** The day on which staff reminded of it last, YYYY-MM-DD in Juba; null for never. */
  remindedOn: string | null
}

/** A page of invoices. */
export interface InvoiceList {
  docs: InvoiceRow[]
  totalDocs: number
  page: number
  totalPages: number
}
