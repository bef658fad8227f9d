import type { ListDefinition } from '../savedLists/listFields.schema'

/* What ends soon, as the dashboard shows it. A leaf, without zod. */

/** What can end, what it is called, and how many days before its end staff are told. */
export const ENDING_KINDS = {
  memberships: { title: 'Memberships that end', days: 30 },
  offices: { title: 'Terms of office that end', days: 60 },
  roles: { title: 'Roles that end', days: 30 },
  keys: { title: 'API keys that end', days: 30 },
} as const
export type EndingKind = keyof typeof ENDING_KINDS

export interface EndingItem {
  /** Of what is opened: the account of a role, the group of an office; empty for an office of the association. */
  id: string
  /** What it is called: a name with the role or the office. */
  title: string
  /** The last day, `YYYY-MM-DD`. */
  endsOn: string
}

export interface EndingGroup {
  kind: EndingKind
  total: number
  /** Those that end first; empty where a list has them. */
  soonest: EndingItem[]
  /** The list of all of them, where there is one. */
  list: ListDefinition | null
}
