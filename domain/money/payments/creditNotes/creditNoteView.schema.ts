import type { Currency } from '../../../../platform/moneyFormat.schema'

/** A credit note as its owner and staff read it. */
export interface CreditNoteView {
  id: string
  /** `CN-2026-0001`. */
  number: string
  /** Id of the invoice. */
  invoice: string
  invoiceNumber: string
  recipient: { name: string; email: string }
  amountMinor: number
  currency: Currency
  reason: string
  /** ISO 8601. */
  issuedAt: string
}
