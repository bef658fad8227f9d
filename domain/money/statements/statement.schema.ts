import type { TableLimits } from '../../../platform/tables/table.schema'
import { CURRENCIES, type Currency } from '../../../platform/moneyFormat.schema'

/** Limits of a statement. They are checked before it is read. */
export const STATEMENT_LIMITS = {
  bytes: 8 * 1024 * 1024,
  lines: 20_000,
  text: 500,
  payer: 200,
  id: 100,
} as const

/** A table, with rows before its header. */
export const STATEMENT_TABLE: TableLimits = {
  rows: STATEMENT_LIMITS.lines + 100,
  tooMany: `A statement may have ${STATEMENT_LIMITS.lines.toLocaleString('en')} lines.`,
}

export const STATEMENT_FORMATS = { csv: 'CSV table', camt053: 'CAMT.053', mt940: 'MT940' } as const
export type StatementFormat = keyof typeof STATEMENT_FORMATS

/** A line of a statement, whatever the file was. */
export interface ParsedLine {
  /** Its place in the file: the row of a table, the entry of a CAMT file; from 1. */
  row: number
  /** The day on which the bank booked it, `YYYY-MM-DD`. */
  day: string
  /** Above zero: money came; below zero: money left. In minor units, never zero. */
  amountMinor: number
  currency: Currency
  /** What the payer wrote. */
  text: string
  payer: string
  /** The bank's id of the transaction; empty where it gives none. */
  transaction: string
}

/** A line that cannot be read. */
export interface LineProblem {
  row: number
  message: string
}

/** A row of a table that is no payment: a balance, a sum, a heading. */
export interface LeftOutRow {
  row: number
  text: string
}

/** An account as a file names it. */
export interface NamedAccount {
  /** IBAN or the bank's own number. */
  number: string
  /** Empty where the file names none. */
  currency: string
}

/** What a file says that its account held. */
export interface FileBalance {
  kind: 'opening' | 'closing'
  /** `YYYY-MM-DD`: at its beginning for an opening balance, at its end for a closing one. */
  day: string
  currency: Currency
  /** In minor units; below zero for an account that is overdrawn. */
  amountMinor: number
}

/** What was read of a file. A file with problems is not imported. */
export interface ParsedStatement {
  /** Those that it names; a table names none. */
  accounts: NamedAccount[]
  lines: ParsedLine[]
  problems: LineProblem[]
  leftOut: LeftOutRow[]
  /** Those that it says; a table says none. */
  balances: FileBalance[]
}

export const DAY_FORMATS = {
  'YYYY-MM-DD': '2026-11-05',
  'DD/MM/YYYY': '05/11/2026',
  'MM/DD/YYYY': '11/05/2026',
  'DD MMM YYYY': '05 Nov 2026',
} as const
export type DayFormat = keyof typeof DAY_FORMATS

/** A currency as a file names it; undefined for one that the association keeps no account in. */
export const readCurrency = (text: string): Currency | undefined => {
  const code = text.trim().toUpperCase()
  return Object.hasOwn(CURRENCIES, code) ? (code as Currency) : undefined
}
