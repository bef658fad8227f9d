/**
 * Who may do what, as pure policies over an actor: the browser's menus and guards ask the same questions as the server's
 * access rules. Apart from the labels, which the first page does without. Source: spec.md section 6.
 */
import type { Region, Role } from './roles'

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
