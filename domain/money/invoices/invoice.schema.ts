import type { Grade } from '../../membership/memberships/grades.schema'
import type { Account } from '../ledger/ledger.schema'
import type { Currency, ExchangeRate } from '../../../platform/money.schema'
import type { OpenInstalment } from './instalments.schema'

export const INVOICE_STATUSES = {
  open: 'Open',
  paid: 'Paid',
  void: 'Void',
  credited: 'Credited',
  writtenOff: 'Written off',
} as const
export type InvoiceStatus = keyof typeof INVOICE_STATUSES

/** What an invoice is for; a paid renewal extends the membership. */
export const INVOICE_PURPOSES = {
  joining: 'First membership term',
  renewal: 'Renewal of membership',
  upgrade: 'Change of grade',
  seats: 'Seats of a company',
  tickets: 'Tickets for an event',
  other: 'Other',
} as const
export type InvoicePurpose = keyof typeof INVOICE_PURPOSES

/** The accounts of the ledger that a line of an invoice may be income of; `waivers` for a waiver. */
export type IncomeAccount = Extract<Account, 'dues' | 'joiningFees' | 'events' | 'otherIncome' | 'waivers'>

/** A line of an invoice. */
export interface InvoiceLine {
  description: string
  /** Whole, above zero. */
  quantity: number
  /** Of one, in the invoice's currency; below zero for a waiver or discount. */
  unitMinor: number
  account: IncomeAccount
}

/** An invoice before it is issued. */
export interface NewInvoice {
  /** Why it is issued, `approval:<application>`: the same key is issued once. */
  key: string
  /** Id of the account of who owes it. */
  user: string
  recipient: { name: string; email: string }
  purpose: InvoicePurpose
  grade?: Grade | null
  /** How many years of membership it pays for; left out for none. */
  years?: number | null
  /** How many people of a corporate member it is for. */
  seats?: number | null
  /** The grace period by the rules of the day, for the term that it pays for. */
  graceDays?: number | null
  /** Whether that term ends with the calendar year, by the same rules (`readTermRules`). */
  endsWithYear?: boolean | null
  /** Id of the application that it follows from. */
  application?: string | null
  currency: Currency
  lines: readonly InvoiceLine[]
  /** Frozen: the other currency is accepted at this rate only. */
  rate?: ExchangeRate | null
  /** Of one that may be paid in instalments, of the first. */
  dueAt: Date
  /** In how many instalments it may be paid; left out for one. */
  instalments?: number
  /** Id of the account of who issued it; left out for the server. */
  issuedBy?: string | null
  /** Id of the chapter whose income it is; left out for the head office. */
  chapter?: string | null
  /** What the income is for; left out for general use. */
  fund?: string | null
  /** Id of the run for a whole grade that issued it. */
  run?: string | null
  /** What the member is told along with it. */
  note?: string | null
}

export const totalOf = (lines: readonly Pick<InvoiceLine, 'quantity' | 'unitMinor'>[]): number =>
  lines.reduce((sum, { quantity, unitMinor }) => sum + quantity * unitMinor, 0)

/** What `POST /api/invoices/:id/void` answers. */
export interface InvoiceVoided {
  status: 'void'
}

/** An invoice as its owner and staff read it. */
export interface InvoiceView {
  id: string
  /** `INV-2026-0001`. */
  number: string
  /** By ISO 11649, without spaces. */
  reference: string
  status: InvoiceStatus
  purpose: InvoicePurpose
  grade: Grade | null
  years: number | null
  recipient: { name: string; email: string }
  /** What the member was told along with it; null for most. */
  note: string | null
  currency: Currency
  lines: InvoiceLine[]
  totalMinor: number
  /** What is still to be paid; zero unless it is open. */
  openMinor: number
  /** What credit notes took off. */
  creditedMinor: number
  /** What of it was written off: nobody is asked for it any more. */
  writtenOffMinor: number
  rate: ExchangeRate | null
  /** ISO 8601. */
  issuedAt: string
  /** Of one that may be paid in instalments, of the first. */
  dueAt: string
  /** The schedule; empty for an invoice that is paid as a whole. */
  instalments: OpenInstalment<string>[]
  /** When the next payment is due. */
  nextDueAt: string
  /** What should have been paid by now, in its currency. */
  overdueMinor: number
  paidAt: string | null
  voidedAt: string | null
}
