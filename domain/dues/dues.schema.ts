import type { InvoiceView } from '../invoices/invoice.schema'
import type { PaymentInstruction } from '../invoices/paymentInstructions.schema'
import type { PaymentView } from '../payments/payment.schema'
import type { Money } from '../../platform/moneyFormat.schema'

/** What `GET /api/invoices/mine` answers, the latest first. */
export interface OwnDues {
  invoices: InvoiceView[]
  payments: PaymentView[]
  /** What was paid and no invoice took, by currency; none is left out. */
  credit: Money[]
}

/** What `GET /api/invoices/:id/detail` answers. */
export interface InvoiceDetail extends InvoiceView {
  payments: PaymentView[]
  instructions: PaymentInstruction[]
}
