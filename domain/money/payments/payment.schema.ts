import type { Account } from '../ledger/ledger.schema'
import type { Currency } from '../../../platform/moneyFormat.schema'

/** How money comes. `account` is the account of the ledger that it comes to. */
export const PAYMENT_METHODS = {
  card: { name: 'Card', account: 'card' },
  momo: { name: 'Mobile money request', account: 'mobileMoney' },
  merchant: { name: 'Mobile money to our number', account: 'mobileMoney' },
  bank: { name: 'Bank transfer', account: 'bank' },
  cash: { name: 'Cash', account: 'cash' },
  cheque: { name: 'Cheque', account: 'cheques' },
  credit: { name: 'Credit', account: 'memberCredit' },
} as const satisfies Record<string, { name: string; account: Account }>
export type PaymentMethod = keyof typeof PAYMENT_METHODS

/** How credit is paid back. `account` is the account of the ledger that the money leaves. */
export const REFUND_METHODS = {
  bank: { name: 'Bank transfer', account: 'bank' },
  cash: { name: 'Cash', account: 'cash' },
  momo: { name: 'Mobile money', account: 'mobileMoney' },
} as const satisfies Record<string, { name: string; account: Account }>
export type RefundMethod = keyof typeof REFUND_METHODS

/**
 * Money counts only once it is confirmed: by the provider, by a line of a statement, or by an authorised person.
 * A report of the payer, with a slip or without, is a claim.
 */
export const PAYMENT_STATUSES = {
  started: 'Waiting for the provider',
  reported: 'Being checked',
  confirmed: 'Confirmed',
  failed: 'Failed',
  rejected: 'Not found',
  reversed: 'Reversed',
} as const
export type PaymentStatus = keyof typeof PAYMENT_STATUSES

/** Statuses of a payment of which we do not know yet whether the money came. */
export const OPEN_PAYMENT_STATUSES = ['started', 'reported'] as const satisfies PaymentStatus[]

/** A payment before it is stored. */
export interface NewPayment {
  /** What it is known by: `stripe:<session>`, `momo:<uuid>`, `line:<statement line>`. The same key is stored once. */
  key: string
  status: Extract<PaymentStatus, 'started' | 'reported' | 'confirmed'>
  method: PaymentMethod
  amountMinor: number
  currency: Currency
  /** When the money came, or is said to have come. */
  paidAt: Date
  /** Id of the account of the payer; left out while the payer is not known. */
  user?: string | null
  /** Id of the invoice that it is meant for. */
  invoice?: string | null
  /** The payer as the provider, the statement or the receipt book names them. */
  payer?: string | null
  /** The number of the transaction at the bank or provider. */
  transaction?: string | null
  /** Id of the chapter that took it. */
  chapter?: string | null
  /** Id of the account of who confirmed or reported it. */
  by?: string | null
  /** Id of the file with the slip that the payer sent. */
  slip?: string | null
  /** For the record, seen by staff. */
  note?: string | null
  /** Id of the reversed payment that it is recorded for again, as it should have been. */
  corrects?: string | null
  /** No mail follows from it. */
  isQuiet?: boolean
  /** The number that is asked for mobile money, `211…`. */
  phone?: string | null
  /** While it waits for the provider: one payment of this name is open at a time. */
  openFor?: string | null
  /** When the provider is asked how it stands. */
  nextAskAt?: Date | null
  /** Whether the payer lets us charge the card again for renewals. */
  savesCard?: boolean
}

/** A payment as its payer and staff read it. */
export interface PaymentView {
  id: string
  status: PaymentStatus
  method: PaymentMethod
  amountMinor: number
  currency: Currency
  /** ISO 8601. */
  paidAt: string
  invoice: string | null
  transaction: string | null
  receiptNumber: string | null
  /** What no invoice took, in its currency. */
  creditMinor: number
  /** Why it failed, was not found or was reversed; told to the payer. */
  reason: string | null
}
