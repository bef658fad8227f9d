import type { ExchangeRate, Money } from '../../../platform/money.schema'
import type { PaymentView } from './payment.schema'

/** One of our bank accounts. */
export interface BankAccount {
  bank: string
  holder: string
  number: string
  swift: string | null
  currency: Money['currency']
}

/** One of our numbers for mobile money. */
export interface MerchantAccount {
  provider: string
  number: string
  holder: string
}

/** The methods that can pay an invoice, with what the payer needs for each; null or false where one is not offered. */
export interface OfferedMethods {
  /** What the card is charged; null when cards are not taken. */
  card: Money | null
  /** What is asked for by mobile money; null when requests cannot be sent. */
  momo: (Money & { provider: string }) | null
  merchant: MerchantAccount[]
  bank: BankAccount[]
  cash: { places: string | null } | null
}

/** What `GET /api/invoices/:id/ways-to-pay` answers. */
export interface WaysToPay {
  /** By ISO 11649, in groups of four. */
  reference: string
  /**
   * What is still to be paid: in the invoice's currency, then in the other one at the frozen rate. Empty when
   * nothing is.
   */
  amounts: Money[]
  /** The rate that is frozen on the invoice; null when it is paid in its own currency alone. */
  rate: ExchangeRate | null
  /**
   * The reader's own credit that counts for it, by currency, and what of the invoice it pays, in the invoice's
   * currency; null without credit, and for staff who read an invoice of somebody else.
   */
  credit: { amounts: Money[]; pays: Money } | null
  methods: OfferedMethods
  /** The next instalment, as each method asks for it; null where what is open is paid as a whole. */
  instalments: { card: Money | null; momo: Money | null }
  /** Payments for it so far, the latest first. */
  payments: PaymentView[]
}
