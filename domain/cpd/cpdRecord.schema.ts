import { z } from 'zod'
import { type CpdKind, FIRST_CPD_YEAR } from './kinds.schema'

/** What `GET /api/cpd-entries/summary` answers. */
export interface CpdSummary {
  /** The current one, by the association's own calendar. */
  year: number
  hours: number
  /** Of a year, as staff have set it. */
  targetHours: number
}

export const CPD_ENTRIES_PER_PAGE = 20

const year = z.coerce.number().int().min(FIRST_CPD_YEAR).max(2999).optional()

/** Query of `GET /api/cpd-entries/record`. */
export const cpdRecordSchema = z.strictObject({
  /** The current one by default. */
  year,
  page: z.coerce.number().int().min(1).max(10_000).default(1),
})

/** Query of `GET /api/cpd-entries/record.pdf`. */
export const cpdPdfSchema = z.strictObject({ year })

export interface CpdRecordEntry {
  id: string
  title: string
  kind: CpdKind
  /** `YYYY-MM-DD` */
  date: string
  hours: number
  provider: string | null
  evidence: string | null
  note: string | null
  /** The id of the event whose attendance made the entry, which cannot be changed then; null for a recorded one. */
  event: string | null
}

/**
 * What `GET /api/cpd-entries/record` answers: a page of a year's entries, latest first, and what the year
 * adds up to.
 */
export interface CpdRecord extends CpdSummary {
  /** The current year and those that hold an entry, latest first. */
  years: number[]
  docs: CpdRecordEntry[]
  totalDocs: number
  page: number
  totalPages: number
}
