import type { InvoiceView } from '../invoices/invoice.schema'
import type { PaymentInstruction } from '../invoices/paymentInstructions.schema'
import type { CreditNoteView } from '../payments/creditNotes/creditNoteView.schema'
import type { PaymentView } from '../payments/payment.schema'
import type { OwnRenewals } from '../../membership/renewals/renewals.schema'
import type { Currency, ExchangeRate, Money } from '../../../platform/moneyFormat.schema'

/** What `GET /api/invoices/mine` answers, the latest first. */
export interface OwnDues {
  invoices: InvoiceView[]
  payments: PaymentView[]
  /** What was paid and no invoice took, by currency; none is left out. */
  credit: Money[]
}

/** What `GET /api/invoices/:id/detail` answers. */
export interface InvoiceDetail extends InvoiceView {
  /** Id of the account that owes it. */
  user: string
  creditNotes: CreditNoteView[]
  payments: PaymentView[]
  instructions: PaymentInstruction[]
}

/** What a renewal for some years costs in a currency. */
export interface RenewalOffer {
  years: number
  currency: Currency
  totalMinor: number
  rate: ExchangeRate | null
  /** In how many instalments it may be paid. */
  instalments: number
  /** ISO 8601: the end of the membership once it is paid. */
  expiresAt: string
}

/** What `GET /api/renewals/mine` answers. */
export interface RenewalState extends OwnRenewals {
  /** Empty where staff have set no fee: staff confirm the renewal then. */
  offers: RenewalOffer[]
  /** The latest invoice for a renewal that is not void. */
  invoice: InvoiceView | null
}
