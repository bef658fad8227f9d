/**
 * Who may do what, as pure policies over an actor: the browser's menus and guards ask the same questions as
 * the server's access rules. The labels are in `roles.ts`: the first page does without them. Source: spec.md
 * section 6.
 */

export const ROLES = [
  'admin',
  'chapter_lead',
  'registrar',
  'treasurer',
  'editor',
  'event_manager',
  'auditor',
  'member',
] as const
export type Role = (typeof ROLES)[number]

/** The roles that an administrator gives; that of members follows the membership. */
export const STAFF_ROLES = [
  'admin',
  'chapter_lead',
  'registrar',
  'treasurer',
  'editor',
  'event_manager',
  'auditor',
] as const satisfies Role[]

export const REGIONS = ['greater_upper_nile', 'greater_equatoria', 'greater_bahr_el_ghazal', 'other'] as const
export type Region = (typeof REGIONS)[number]

/** The signed-in person as access rules see them; null stands for an anonymous visitor. */
export interface Actor {
  id: string
  roles?: readonly Role[] | null
  /** The region a chapter_lead leads. */
  chapterRegion?: Region | null
  /** Id of the group whose branch a chapter_lead leads. */
  ledGroup?: string | null
}

type HasRoles = Pick<Actor, 'roles'> | null | undefined

const hasRole = (actor: HasRoles, role: Role): boolean => actor?.roles?.includes(role) ?? false

/**
 * What a member of staff may do for the whole association: `people`: read accounts, profiles and memberships;
 * `memberships`: decide applications, renewals and names, and act on memberships; `groups`: every group; `money`:
 * donations, invoices, payments and the ledger; `content`: pages, news, publications and papers; `events`: events and
 * registrations; `site`: everything else. Source: issue 13, part 10.
 */
export type Right = 'people' | 'memberships' | 'groups' | 'money' | 'content' | 'events' | 'site'

/**
 * The one table of roles, which `/admin`, `/cms` and the API follow. A chapter lead has no right for the whole
 * association, only the branch led; an auditor reads as an administrator does and changes nothing: see `asReader`.
 */
const RIGHTS: Record<Role, readonly Right[]> = {
  admin: ['people', 'memberships', 'groups', 'money', 'content', 'events', 'site'],
  registrar: ['people', 'memberships', 'groups'],
  treasurer: ['people', 'money'],
  editor: ['content'],
  event_manager: ['events'],
  chapter_lead: [],
  auditor: [],
  member: [],
}

/** Whether one of a person's roles gives a right. */
export const hasRight = (actor: HasRoles, right: Right): boolean =>
  actor?.roles?.some((role) => RIGHTS[role].includes(right)) ?? false

export const isAdmin = (actor: HasRoles): boolean => hasRole(actor, 'admin')

/** What `asReader` adds to an actor, and what is taken away again before others are told the roles. */
interface Reading {
  /** The roles that are really held, where the actor reads as an administrator. */
  heldRoles?: readonly Role[] | null
}

/**
 * An actor as the rules of reading see them: an auditor as an administrator, everybody else as they are. For rules that
 * let somebody read, never for those that let somebody change something.
 */
export const asReader = <Person extends HasRoles>(actor: Person): Person =>
  actor && hasRole(actor, 'auditor') && !hasRole(actor, 'admin')
    ? { ...actor, roles: [...(actor.roles ?? []), 'admin'], heldRoles: actor.roles }
    : actor

/** The roles that somebody holds, also where they read as an administrator. */
export const heldRoles = (actor: NonNullable<HasRoles> & Reading): Actor['roles'] =>
  actor.heldRoles ?? actor.roles

export const isChapterLead = (actor: HasRoles): boolean => hasRole(actor, 'chapter_lead')

/** What a chapter lead is kept to: a region, or the branch of a group that has none. */
export type LedPart = { region: Region } | { group: string }

/** What a chapter lead is kept to; undefined for everybody else, and for a lead of nothing yet. */
export const ledPart = (
  actor: Pick<Actor, 'roles' | 'chapterRegion' | 'ledGroup'> | null | undefined,
): LedPart | undefined => {
  if (!actor || !isChapterLead(actor)) return undefined
  if (actor.chapterRegion) return { region: actor.chapterRegion }
  return actor.ledGroup ? { group: actor.ledGroup } : undefined
}

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
export const seesEvents = (actor: HasRoles): boolean => hasRight(actor, 'events') || isChapterLead(actor)

/** Whether a person sees groups: all of them, or those of the branch led. */
export const seesGroups = (actor: HasRoles): boolean => hasRight(actor, 'groups') || isChapterLead(actor)

/** Whether a person decides applications and acts on memberships. */
export const handlesMemberships = (actor: HasRoles): boolean => hasRight(actor, 'memberships')

/** Staff may open the panel; what they see there is narrowed by each collection's rules. */
export const isStaff = (actor: HasRoles): boolean => STAFF_ROLES.some((role) => hasRole(actor, role))
