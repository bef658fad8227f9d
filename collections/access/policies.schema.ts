/**
 * Who may do what, as pure policies over an actor: the browser's menus and guards ask the same questions as
 * the server's access rules. The labels are in `roles.ts`: the first page does without them. Source: spec.md
 * section 6.
 */

export const ROLES = ['admin', 'chapter_lead', 'registrar', 'treasurer', 'member'] as const
export type Role = (typeof ROLES)[number]

/** The roles that an administrator gives; that of members follows the membership. */
export const STAFF_ROLES = ['admin', 'chapter_lead', 'registrar', 'treasurer'] as const satisfies Role[]

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

/**
 * What a member of staff may do for the whole association: `people`: read accounts, profiles and memberships;
 * `memberships`: decide applications, renewals and names, and act on memberships; `money`: donations, invoices,
 * payments and the ledger; `site`: everything else. Source: issue 12, part 9.
 */
export type Right = 'people' | 'memberships' | 'money' | 'site'

const RIGHTS: Record<Role, readonly Right[]> = {
  admin: ['people', 'memberships', 'money', 'site'],
  registrar: ['people', 'memberships'],
  treasurer: ['people', 'money'],
  chapter_lead: [],
  member: [],
}

/** Whether one of a person's roles gives a right. */
export const hasRight = (actor: HasRoles, right: Right): boolean =>
  actor?.roles?.some((role) => RIGHTS[role].includes(right)) ?? false

export const isAdmin = (actor: HasRoles): boolean => hasRole(actor, 'admin')

export const isChapterLead = (actor: HasRoles): boolean => hasRole(actor, 'chapter_lead')

/** Whether a person handles the association's money: donations, invoices, payments, the ledger. */
export const handlesMoney = (actor: HasRoles): boolean => hasRight(actor, 'money')

/** Whether a person reads everybody's account, profile and membership. */
export const readsPeople = (actor: HasRoles): boolean => hasRight(actor, 'people')

/** Whether a person sees applications: all of them, or those of the region led. */
export const seesApplications = (actor: HasRoles): boolean =>
  hasRight(actor, 'memberships') || isChapterLead(actor)

/** Whether a person sees a list of accounts: of everybody, or of the region led. */
export const seesAccounts = (actor: HasRoles): boolean => readsPeople(actor) || isChapterLead(actor)

/** Whether a person sees the events of staff: all of them, or those of the region led. */
export const seesEvents = (actor: HasRoles): boolean => hasRight(actor, 'site') || isChapterLead(actor)

/** Whether a person decides applications and acts on memberships. */
export const handlesMemberships = (actor: HasRoles): boolean => hasRight(actor, 'memberships')

/** Staff may open the panel; what they see there is narrowed by each collection's rules. */
export const isStaff = (actor: HasRoles): boolean => STAFF_ROLES.some((role) => hasRole(actor, role))
