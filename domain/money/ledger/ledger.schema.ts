import type { Currency } from '../../../platform/money.schema'

/** What kind of account it is; its balance grows on the debit side for assets and expenses, else on the credit side. */
export type AccountKind = 'asset' | 'liability' | 'equity' | 'income' | 'expense' | 'clearing'

/** The chart of accounts. The keys are stored; the names are read by staff and accountants. */
export const ACCOUNTS = {
  bank: { name: 'Bank', kind: 'asset' },
  mobileMoney: { name: 'Mobile money', kind: 'asset' },
  card: { name: 'Card payments', kind: 'asset' },
  cash: { name: 'Cash', kind: 'asset' },
  cheques: { name: 'Cheques', kind: 'asset' },
  cashOnTheWay: { name: 'Cash on its way', kind: 'asset' },
  receivable: { name: 'Owed by members', kind: 'asset' },
  memberCredit: { name: 'Credit of members', kind: 'liability' },
  suspense: { name: 'Unknown payers', kind: 'liability' },
  broughtForward: { name: 'Brought forward', kind: 'equity' },
  dues: { name: 'Membership dues', kind: 'income' },
  joiningFees: { name: 'Joining fees', kind: 'income' },
  donations: { name: 'Donations', kind: 'income' },
  events: { name: 'Events', kind: 'income' },
  otherIncome: { name: 'Other income', kind: 'income' },
  waivers: { name: 'Fee waivers', kind: 'expense' },
  writeOffs: { name: 'Bad debt', kind: 'expense' },
  cashDifferences: { name: 'Cash differences', kind: 'expense' },
  charges: { name: 'Bank charges and fees', kind: 'expense' },
  otherExpenses: { name: 'Other expenses', kind: 'expense' },
  exchange: { name: 'Currency exchange', kind: 'clearing' },
} as const satisfies Record<string, { name: string; kind: AccountKind }>
export type Account = keyof typeof ACCOUNTS

/** Where the association keeps money: what each has can be compared with the world's. */
export const MONEY_ACCOUNTS = ['bank', 'mobileMoney', 'card', 'cash', 'cheques'] as const satisfies Account[]
export type MoneyAccount = (typeof MONEY_ACCOUNTS)[number]

/** What is taken in, with what lessens it. */
export const INCOME_ACCOUNTS = [
  'dues',
  'joiningFees',
  'donations',
  'events',
  'otherIncome',
  'waivers',
  'writeOffs',
] as const satisfies Account[]
/** What is spent. */
export const EXPENSE_ACCOUNTS = ['charges', 'otherExpenses', 'cashDifferences'] as const satisfies Account[]

/** What an entry records. */
export const ENTRY_PURPOSES = {
  invoice: 'Invoice',
  invoiceVoided: 'Invoice voided',
  creditNote: 'Credit note',
  writeOff: 'Written off',
  writeOffUndone: 'Write-off undone',
  payment: 'Payment',
  paymentReversed: 'Payment reversed',
  credit: 'Credit used',
  refund: 'Refund',
  doorCash: 'Taken at the door',
  donation: 'Donation',
  donationRefunded: 'Donation refunded',
  dayClose: 'Day close',
  correction: 'Correction',
  transfer: 'Transfer',
  transferUndone: 'Transfer taken back',
} as const
export type EntryPurpose = keyof typeof ENTRY_PURPOSES

/** The entries that move money between our own accounts: none of it was taken in. */
export const TRANSFERS: readonly EntryPurpose[] = ['transfer', 'transferUndone']

/** A line of an entry. */
export interface LedgerLine {
  account: Account
  currency: Currency
  /** Above zero: debit; below zero: credit. In minor units, never zero. */
  amountMinor: number
  /** Id of the account of the person whom the line is about. */
  user?: string
  /** Id of the invoice that the line is about. */
  invoice?: string
}

/** An entry of the ledger before it is stored: its lines sum to zero in each currency. */
export interface NewLedgerEntry {
  /** What it was posted for, `payment:<id>`: the same key is posted once. */
  key: string
  purpose: EntryPurpose
  /** The day it counts for, `YYYY-MM-DD` in Juba. */
  day: string
  lines: readonly LedgerLine[]
  /** Id of the account of who caused it; left out for the server. */
  by?: string | null
  /** In words, for the journal. No personal data. */
  text?: string
  /** Id of the chapter that the money belongs to; left out for the head office. */
  chapter?: string | null
  /** What the money is for; left out for general use. */
  fund?: string | null
}

/** The sums of an entry's lines that are not zero, by currency; empty for an entry that balances. */
export const imbalances = (
  lines: readonly Pick<LedgerLine, 'currency' | 'amountMinor'>[],
): Map<Currency, number> => {
  const sums = new Map<Currency, number>()
  for (const { currency, amountMinor } of lines) sums.set(currency, (sums.get(currency) ?? 0) + amountMinor)
  return new Map([...sums].filter(([, sum]) => sum !== 0))
}
