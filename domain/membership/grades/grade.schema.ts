import type { Grade } from '../memberships/grades.schema'
import type { Currency } from '../../../platform/money.schema'

/** How one comes to have a grade. A leaf without zod, for the browser. */
export const GRADE_ENTRIES = {
  application: 'By application',
  nomination: 'By nomination',
  upgrade: 'By upgrade from another grade',
  closed: 'Not on the site: contact us',
} as const
export type GradeEntry = keyof typeof GRADE_ENTRIES

/** When a term ends: so many months after it began, or with the calendar year. */
export const TERM_KINDS = {
  anniversary: 'A number of months after it began',
  calendar: 'On 31 December',
} as const

/** What a grade costs in one currency during some time. Days are in Juba, `YYYY-MM-DD`, both included. */
export interface FeeRow {
  currency: Currency
  validFrom: string
  /** Null: until another row replaces it. */
  validUntil: string | null
  /** For one year of membership, in minor units, as the following amounts; zero for a grade without dues. */
  annualMinor: number
  /** Once, with the first term; null for none. */
  joiningMinor: number | null
  /** For the first year of a renewal at least `earlyDays` before the end; null for no early rate. */
  earlyMinor: number | null
  earlyDays: number | null
  /** For the first year of a renewal after the last day; null for no late rate. */
  lateMinor: number | null
  /** For a year of each seat beyond those that the grade includes; null for no price. */
  seatMinor?: number | null
  /** In how many parts a year may be paid, 1 to 12. */
  instalments: number
}

/** A grade with what it costs, apart from its texts: what a quote is computed from. */
export interface GradeFees {
  grade: Grade
  name: string
  fees: readonly FeeRow[]
  /** How many people of a company the dues include; left out for none. */
  seats?: number
}

/** A discount that staff gave a person. Days are in Juba, `YYYY-MM-DD`, both included. */
export interface Waiver {
  kind: WaiverKind
  /** Whole, 1 to 100, of the whole quote. */
  percent: number
  validFrom: string
  validUntil: string | null
}

export const WAIVER_KINDS = {
  student: 'Student',
  hardship: 'Hardship',
  officer: 'Officer of the association',
} as const
export type WaiverKind = keyof typeof WAIVER_KINDS
