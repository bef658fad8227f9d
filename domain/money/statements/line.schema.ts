import type { Currency } from '../../../platform/moneyFormat.schema'
import type { StatementMapping } from './mapping.schema'
import type { TransferAccount } from '../transfers/transferAccounts.constants'
import type { Separator } from '../../../platform/tables/table.schema'
import type { LeftOutRow, LineProblem, StatementFormat } from './statement.schema'

/** Where a line stands. `ready`: what it is was found or decided, and is being booked. */
export const LINE_STATUSES = {
  new: 'New',
  question: 'To decide',
  ready: 'Being booked',
  done: 'Booked',
  ignored: 'Not a member’s payment',
  undone: 'Undone',
} as const
export type LineStatus = keyof typeof LINE_STATUSES

/** What became, or would become, of a line. */
export const LINE_OUTCOMES = {
  paid: 'Pays an invoice',
  partial: 'Pays a part; the rest stays open',
  overpaid: 'Pays an invoice; the rest is credit',
  split: 'Pays several invoices; the rest is credit',
  duplicate: 'Paid already: credit',
  credit: 'Credit of a person',
  report: 'Confirms a reported payment',
  suspense: 'Unknown payer: in suspense',
  reversal: 'Reverses a payment',
  transfer: 'Moves money, or is a charge',
  refund: 'Is a pay-back that was recorded',
  question: 'To decide',
  ignored: 'Not a member’s payment',
  known: 'Imported before',
} as const
export type LineOutcome = keyof typeof LINE_OUTCOMES

/** Of payments that are older than this an import mails no receipts. */
export const RECEIPTS_WITHIN_DAYS = 60

/** Why staff are asked. */
export const LINE_QUESTIONS = {
  noReference: 'No reference was found.',
  unknownReference: 'The reference is right, but no invoice has it.',
  severalReferences: 'The text fits several invoices.',
  typo: 'The reference has a typo, and the amount differs from the invoice.',
  otherReport: 'The transaction number is that of another reported payment.',
  moneyLeft: 'Money left the account, and the line names no payment of ours.',
  ownMoney: 'The invoice is in another currency, without an exchange rate.',
} as const
export type LineQuestion = keyof typeof LINE_QUESTIONS

export const IMPORT_STATUSES = {
  draft: 'Not imported yet',
  importing: 'Being imported',
  imported: 'Imported',
  undoing: 'Being undone',
  undone: 'Undone',
} as const
export type ImportStatus = keyof typeof IMPORT_STATUSES

/** Money that a line moves between our own accounts, or that was charged. */
export interface LineTransfer {
  /** Where it came from, or where it went. */
  account: TransferAccount
  /** What a bank or provider kept of it, in minor units. */
  chargeMinor: number
  /** The chapter whose box of cash it was; left out for that of the head office. */
  chapter?: string
  /** What it was, for the journal. No personal data. */
  text: string
}

/** An invoice or payment that a line may be about. */
export interface Suggestion {
  invoice?: string
  payment?: string
  user?: string
  /** The key of a recorded pay-back of the payment. */
  refund?: string
  /** What a line like this one was booked as before. */
  transfer?: LineTransfer
  /** `INV-2026-0001, Nyandeng Deng`. */
  label: string
  amountMinor: number
  currency: Currency
}

/** A line as staff read it. */
export interface LineView {
  id: string
  row: number
  day: string
  amountMinor: number
  currency: Currency
  text: string
  payer: string
  transaction: string
  status: LineStatus
  outcome: LineOutcome
  question: LineQuestion | null
  suggestions: Suggestion[]
  invoice: string | null
  payment: string | null
  note: string | null
  revision: number
}

/** An account that statements are of. */
export interface StatementAccount {
  key: string
  label: string
  method: 'bank' | 'merchant'
  currency: Currency | null
}

/** A file of statement as staff read it. */
export interface ImportView {
  id: string
  name: string
  account: string
  status: ImportStatus
  format: StatementFormat
  createdAt: string
  importedAt: string | null
  /** How many of its lines have each outcome. */
  outcomes: Partial<Record<LineOutcome, number>>
}

/** What the page of statements shows. */
export interface StatementsPage {
  accounts: StatementAccount[]
  /** Whose boxes of cash a line may be about. */
  chapters: { id: string; name: string }[]
  imports: ImportView[]
  /** Lines to decide, the oldest first. */
  questions: LineView[]
  /** Money of unknown payers. */
  suspense: LineView[]
  /** What was said not to be a member's payment, the latest first. */
  setAside: LineView[]
}

/** What is in a file before it is imported. */
export interface StatementDraft extends ImportView {
  /** The first rows of a table, for choosing its columns; empty for another file. */
  sample: string[][]
  separator?: Separator
  mapping: StatementMapping | null
}

/** What a file says that its account held at its end, and what its lines lack of it. */
export interface BalanceCheck {
  day: string
  currency: Currency
  closingMinor: number
  /** Zero where the lines lead from the first balance to the last one. */
  missingMinor: number
}

/** What an import would do. Nothing is stored. */
export interface StatementPreview {
  problems: LineProblem[]
  problemCount: number
  /** Rows that are no payments, and how many there are. */
  leftOut: LeftOutRow[]
  leftOutCount: number
  lineCount: number
  /** Null for a file that names no balances. */
  balance: BalanceCheck | null
  outcomes: Partial<Record<LineOutcome, number>>
  /** The first lines. */
  lines: Pick<
    LineView,
    'row' | 'day' | 'amountMinor' | 'currency' | 'text' | 'payer' | 'outcome' | 'question'
  >[]
}

/** What `POST /api/statement-lines/:id/decision` answers. */
export interface LineDecided {
  status: LineStatus
}

/** What is being done with an import: it is completed soon after the answer. */
export interface ImportWork<Status extends 'importing' | 'undoing' = 'importing' | 'undoing'> {
  status: Status
}

/** What keeps an import from being undone. */
export interface Dependent {
  line: string
  row: number
  reason: string
}
