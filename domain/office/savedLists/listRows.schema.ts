/* What a list answers, without zod. */
import type { ListDefinition, ListSubject } from './listFields.schema'
import type { RecordNames } from './conditionTexts.schema'

/** The orders of each list, the first is the usual one; a minus sorts descending. */
export const LIST_SORTS: Record<ListSubject, readonly [string, ...string[]]> = {
  people: ['fullName', '-fullName', '-joinedAt', 'joinedAt', 'region', '-region'],
  memberships: ['number', '-number', 'expiresAt', '-expiresAt', '-startedAt', 'startedAt'],
  registrations: ['-createdAt', 'createdAt'],
  payments: ['-paidAt', 'paidAt'],
}

/** The columns of a list, in their order; the first names the row. `sort` is the order that a heading gives. */
export const LIST_COLUMNS: Record<ListSubject, readonly { id: string; label: string; sort?: string }[]> = {
  people: [
    { id: 'name', label: 'Name', sort: 'fullName' },
    { id: 'email', label: 'Email' },
    { id: 'grade', label: 'Grade' },
    { id: 'status', label: 'Membership status' },
    { id: 'expires', label: 'Ends' },
    { id: 'region', label: 'Region', sort: 'region' },
    { id: 'joined', label: 'Account since', sort: 'joinedAt' },
  ],
  memberships: [
    { id: 'number', label: 'Number', sort: 'number' },
    { id: 'name', label: 'Name' },
    { id: 'grade', label: 'Grade' },
    { id: 'status', label: 'Membership status' },
    { id: 'since', label: 'Member since', sort: 'startedAt' },
    { id: 'expires', label: 'Ends', sort: 'expiresAt' },
    { id: 'region', label: 'Region' },
  ],
  registrations: [
    { id: 'name', label: 'Name' },
    { id: 'event', label: 'Event' },
    { id: 'held', label: 'Held' },
    { id: 'registered', label: 'Registered', sort: 'createdAt' },
    { id: 'email', label: 'Email' },
    { id: 'region', label: 'Region' },
  ],
  payments: [
    { id: 'name', label: 'Payer' },
    { id: 'paid', label: 'Paid', sort: 'paidAt' },
    { id: 'amount', label: 'Amount' },
    { id: 'method', label: 'By' },
    { id: 'status', label: 'Status' },
    { id: 'receipt', label: 'Receipt' },
  ],
}

/** A row: the id of its person, where there is one, and a text for each column. Days are `YYYY-MM-DD`. */
export interface ListRow {
  id: string
  person: string | null
  cells: Readonly<Record<string, string>>
}

/** What `GET /api/saved-lists/rows` answers. */
export interface ListRowsPage {
  docs: ListRow[]
  totalDocs: number
  page: number
  totalPages: number
  /** The list in words. */
  text: string
  /** Names of the records that its conditions name. */
  names: RecordNames
  /** Why it holds nobody although it might: a condition names something that is gone. */
  problem: string | null
}

/** A saved list, as the list of lists and its own page show it. */
export interface SavedListView {
  id: string
  name: string
  definition: ListDefinition
  isShared: boolean
  /** Who made it; null when the account is gone. */
  owner: { id: string; fullName: string } | null
  /** Whether the reader may change and delete it. */
  isOwn: boolean
  text: string
  /** Labels of conditions that the reader's rights do not cover: it cannot be opened then. */
  forbidden: string[]
  updatedAt: string
}

/** What `GET /api/saved-lists` answers. */
export interface SavedListPage {
  docs: SavedListView[]
  totalDocs: number
  page: number
  totalPages: number
}

/** What `GET /api/saved-lists/:id/count` answers. */
export interface ListCount {
  rows: number
  people: number
}

/** What `GET /api/saved-lists/records` answers. */
export interface ListRecords {
  docs: { id: string; name: string }[]
}
