import type { OwnDues } from '../dues/dues.schema'
import type { WaiverRow } from '../../membership/grades/waiver.schema'
import type { InvoiceView } from '../invoices/invoice.schema'
import type { CreditNoteView } from '../payments/creditNotes/creditNoteView.schema'
import type { PaymentRow } from '../payments/staffPayments.schema'
import type { Money } from '../../../platform/moneyFormat.schema'

/** How a person stands, for staff who do not handle money. */
export const MONEY_STATES = {
  clear: 'Nothing to pay',
  owing: 'To be paid',
  overdue: 'Overdue',
} as const
export type MoneyState = keyof typeof MONEY_STATES

/** What `GET /api/invoices/of/:user` answers. */
export interface PersonMoney {
  state: MoneyState
  /** Null for staff without the right `money`. */
  details: PersonMoneyDetails | null
}

/** An invoice with what staff note about it. */
export interface StaffInvoice extends InvoiceView {
  voidReason: string | null
  /** The day on which staff reminded of it last. */
  remindedOn: string | null
  /** The latest last. */
  writeOffs: {
    amountMinor: number
    reason: string
    /** ISO 8601. */
    at: string
    /** When it was undone. */
    endedAt: string | null
    /** Null for one that a payment ended. */
    endReason: string | null
  }[]
  /** Id of the chapter whose income it is. */
  chapter: string | null
  fund: string | null
}

/** A person's money as the treasurer reads it; the latest first. */
export interface PersonMoneyDetails extends Omit<OwnDues, 'invoices' | 'payments'> {
  invoices: StaffInvoice[]
  payments: PaymentRow[]
  creditNotes: CreditNoteView[]
  /** The latest first, those that have ended too. */
  waivers: WaiverRow[]
  /** What is still to be paid, by currency. */
  owed: Money[]
}
