import type { Payload } from 'payload'
import type { StoredInvoice } from '../invoices'
import { findPaymentsFor } from '../payments'
import { OPEN_PAYMENT_STATUSES } from '../payments/payment.schema'

/** Whether money for an invoice has come or is on its way: its lines must not change then. */
export const isBeingPaid = async (payload: Payload, invoice: StoredInvoice): Promise<boolean> =>
  invoice.openMinor < invoice.totalMinor ||
  (await findPaymentsFor(payload, invoice._id)).some(({ status }) =>
    (OPEN_PAYMENT_STATUSES as readonly string[]).includes(status),
  )
