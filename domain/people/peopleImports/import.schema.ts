import type { Encoding, Separator } from '../../../platform/tables/table.schema'
import type { CellProblem, PersonValues, ValueField } from './fields.schema'
import type { PeopleMapping } from './mapping.schema'

export const IMPORT_STATUSES = {
  draft: 'Not checked yet',
  checking: 'Being checked',
  checked: 'Checked, not carried out',
  importing: 'Being carried out',
  imported: 'Carried out',
  undoing: 'Being undone',
  undone: 'Undone',
} as const
export type ImportStatus = keyof typeof IMPORT_STATUSES

/** What a row is, or became. */
export const ROW_OUTCOMES = {
  error: 'Errors',
  question: 'To decide',
  create: 'New',
  change: 'Changed',
  unchanged: 'Unchanged',
  leftOut: 'Left out',
} as const
export type RowOutcome = keyof typeof ROW_OUTCOMES

/** Where a row stands. `kept`: its import was undone, but not this row, as its person was changed since. */
export const ROW_STATUSES = {
  planned: 'Not carried out',
  applied: 'Carried out',
  failed: 'Failed',
  undone: 'Undone',
  kept: 'Kept: changed since',
} as const
export type RowStatus = keyof typeof ROW_STATUSES

/** Why a person may be the one of a row. */
export const MATCH_REASONS = {
  number: 'same number',
  email: 'same address',
  phone: 'same phone',
  birthDate: 'same name and date of birth',
  identical: 'the same row again',
} as const
export type MatchReason = keyof typeof MATCH_REASONS

/** Somebody who may be the person of a row: in the database, or in an earlier row of the same file. */
export interface Candidate {
  /** Id of the account; missing for a row. */
  user?: string
  /** The earlier row. */
  row?: number
  name: string
  number: string | null
  email: string | null
  reasons: MatchReason[]
}

/** What staff decided about a row that may be somebody known. */
export type RowDecision = { action: 'same'; user: string } | { action: 'new' } | { action: 'leaveOut' }

/** A field that a row changes; null where there was nothing. */
export interface FieldChange {
  field: ValueField
  before: string | null
  after: string
}

/** A row as staff read it. */
export interface RowView {
  id: string
  row: number
  outcome: RowOutcome
  status: RowStatus
  name: string
  /** Id of the account that it is, or was made; null before. */
  user: string | null
  values: PersonValues
  problems: CellProblem[]
  changes: FieldChange[]
  candidates: Candidate[]
  decision: RowDecision | null
  /** Why it failed, or was not undone. */
  failure: string | null
  revision: number
}

/** A list of people as staff read it. */
export interface ImportView {
  id: string
  name: string
  status: ImportStatus
  format: 'csv' | 'xlsx'
  createdAt: string
  importedAt: string | null
  outcomes: Partial<Record<RowOutcome, number>>
  statuses: Partial<Record<RowStatus, number>>
  /** Why the file could not be read. */
  failure: string | null
  rowCount: number
  /** How many rows can be carried out now. */
  ready: number
  /** How many of its people can be invited, and how many were. */
  invitable: number
  invited: number
}

/** A column of a file: its heading and values of it. */
export interface ColumnSample {
  heading: string
  /** Three values. */
  values: string[]
  /** Its different values, folded, with one spelling of each; empty where there are too many to be translated. */
  words: { word: string; text: string }[]
  /** Whether dates in it can be read with day or month first. */
  isAmbiguous: boolean
}

/** What is in a file before it is checked. */
export interface PeopleDraft {
  id: string
  name: string
  format: 'csv' | 'xlsx'
  separator?: Separator
  encoding?: Encoding
  headerRow: number
  /** The first rows, from which the one with the headings is chosen. */
  firstRows: string[][]
  columns: ColumnSample[]
  /** As it was for the last list with the same headings, else a guess. */
  mapping: PeopleMapping
  isRemembered: boolean
}

/** What `POST /api/people-imports/:id/check`, `/import` and `/undo` answer: the work is completed soon after. */
export interface ImportWork {
  status: ImportStatus
}

/** What `GET /api/people-imports/:id/rows` answers. */
export interface RowPage {
  rows: RowView[]
  count: number
  page: number
  pages: number
}

/** What `POST /api/people-imports/:id/invite` answers. */
export interface PeopleInvited {
  invited: number
  /** How many can be invited by asking again. */
  remaining: number
}
