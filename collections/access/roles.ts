/**
 * Who may do what, as pure policies over an actor. A leaf: the browser's menus and guards ask the same
 * questions as the server's access rules. Source: spec.md section 6, decisions.md "Sessions and accounts".
 */
export const ROLES = ['admin', 'chapter_lead', 'member'] as const
export type Role = (typeof ROLES)[number]
export const ROLE_LABELS: Record<Role, string> = { admin: 'Administrator', chapter_lead: 'Chapter lead', member: 'Member' }

export const REGIONS = ['greater_upper_nile', 'greater_equatoria', 'greater_bahr_el_ghazal', 'other'] as const
export type Region = (typeof REGIONS)[number]
export const REGION_LABELS: Record<Region, string> = {
  greater_upper_nile: 'Greater Upper Nile',
  greater_equatoria: 'Greater Equatoria',
  greater_bahr_el_ghazal: 'Greater Bahr el Ghazal',
  other: 'Other',
}

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

/** Staff may open the panel; what they see there is narrowed by each collection's rules. */
export const isStaff = (actor: HasRoles): boolean => isAdmin(actor) || isChapterLead(actor)
