import { z } from 'zod'
import { daySchema } from '../../../platform/day.schema'
import type { Currency } from '../../../platform/money.schema'
import { keysOf } from '../../../platform/records.schema'
import type { ChapterName } from '../../content/divisions/chapterName.schema'
import { ACCOUNTS, type Account, ENTRY_PURPOSES, type EntryPurpose } from './ledger.schema'

/** An empty field of a form stands for nothing. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

/** What the journal is narrowed to. */
export const journalFilterSchema = z.object({
  from: optional(daySchema),
  to: optional(daySchema),
  account: optional(z.enum(keysOf(ACCOUNTS))),
  purpose: optional(z.enum(keysOf(ENTRY_PURPOSES))),
  chapter: optional(z.string().regex(/^[\da-f]{24}$/)),
  fund: optional(z.string().max(50)),
  page: optional(z.coerce.number().int().min(1).max(10_000)),
})
export type JournalFilter = z.infer<typeof journalFilterSchema>

/** `POST /api/ledger-entries/close`. */
export const periodCloseSchema = z.object({ day: daySchema })
export type PeriodClose = z.output<typeof periodCloseSchema>

/** An entry of the journal as staff read it. */
export interface JournalEntry {
  id: string
  day: string
  purpose: EntryPurpose
  text: string | null
  /** Who paid or owes it; null where it is about nobody, as a day close is. */
  person: string | null
  /** The numbers of its documents; null without one. */
  invoice: string | null
  receipt: string | null
  creditNote: string | null
  transaction: string | null
  /** The name of the chapter that the money belongs to; null for the head office. */
  chapter: string | null
  fund: string | null
  lines: { account: Account; currency: Currency; amountMinor: number }[]
}

/** A sum of a report. */
export interface ReportSum {
  key: string | null
  currency: Currency
  amountMinor: number
}

/** What the page of the ledger shows. */
export interface LedgerPage {
  entries: JournalEntry[]
  total: number
  page: number
  pageCount: number
  balances: { account: Account; currency: Currency; amountMinor: number }[]
  income: Record<'month' | 'account' | 'fund' | 'chapter' | 'method', ReportSum[]>
  /** The names of the chapters that the income is of. */
  chapters: ChapterName[]
  /** The last day of the closed periods. */
  closedDay: string | null
}
