/**
 * Who may do what, as pure policies over an actor: the browser's menus and guards ask the same questions as
 * the server's access rules. The labels are in `roles.ts`: the first page does without them. Source: spec.md
 * section 6.
 */

export const ROLES = ['admin', 'chapter_lead', 'member'] as const
export type Role = (typeof ROLES)[number]

export const REGIONS = ['greater_upper_nile', 'greater_equatoria', 'greater_bahr_el_ghazal', 'other'] as const
export type Region = (typeof REGIONS)[number]

/** The signed-in person as access rules see them; null stands for an anonymous visitor. */
export interface Actor {
  id: string
  roles?: readonly Role[] | null
  /** The region a chapter_lead leads. */
  chapterRegion?: Region | null
}

type HasRoles = Pick<Actor, 'roles'> | null | undefined

const hasRole = (actor: HasRoles, role: Role): boolean => actor?.roles?.includes(role) ?? false

export const isAdmin = (actor: HasRoles): boolean => hasRole(actor, 'admin')

export const isChapterLead = (actor: HasRoles): boolean => hasRole(actor, 'chapter_lead')

/** Whether a person handles the association's money: invoices, payments, the ledger. */
export const handlesMoney = (actor: HasRoles): boolean => isAdmin(actor)

/** Staff may open the panel; what they see there is narrowed by each collection's rules. */
export const isStaff = (actor: HasRoles): boolean => isAdmin(actor) || isChapterLead(actor)
