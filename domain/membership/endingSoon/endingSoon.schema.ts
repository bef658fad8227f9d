import type { ListDefinition } from '../../office/savedLists/listFields.schema'

/* What ends soon, as the dashboard shows it. A leaf, without zod. */

/** What can end, what one and several are called, and how many days before its end staff are told. */
export const ENDING_KINDS = {
  memberships: { one: 'Membership', many: 'Memberships', days: 30 },
  offices: { one: 'Term of office', many: 'Terms of office', days: 60 },
  roles: { one: 'Role', many: 'Roles', days: 30 },
  keys: { one: 'API key', many: 'API keys', days: 30 },
} as const
export type EndingKind = keyof typeof ENDING_KINDS

/** What stands after the number of what ends soon: `Roles ending within 30 days`. */
export const endingTitle = (kind: EndingKind, total: number): string => {
  const { one, many, days } = ENDING_KINDS[kind]
  return `${total === 1 ? one : many} ending within ${days} days`
}

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
