/**
 * Who may do what, as pure policies over an actor: the browser's menus and guards ask the same questions as
 * the server's access rules. The labels are in `roles.ts`: the first page does without them. Source: spec.md
 * section 6.
 */

export type Role =
  'admin' | 'chapter_lead' | 'registrar' | 'treasurer' | 'editor' | 'event_manager' | 'auditor' | 'member'

export const REGIONS = ['greater_upper_nile', 'greater_equatoria', 'greater_bahr_el_ghazal', 'other'] as const
export type Region = (typeof REGIONS)[number]

/** The signed-in person as access rules see them; null stands for an anonymous visitor. */
export interface Actor {
  id: string
  roles?: readonly Role[] | null
  /** The roles held for the branch below alone, beside that of a chapter lead. They never count in `hasRight`. */
  branchRoles?: readonly BranchRole[] | null
  /** The region of the account's branch. */
  chapterRegion?: Region | null
  /** Id of the group whose branch it is. */
  ledGroup?: string | null
}

/** What the rules ask about a person. */
export type Holder = Omit<Actor, 'id'> | null | undefined

type HasRoles = Pick<Actor, 'roles' | 'branchRoles'> | null | undefined

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
 * association, only for a branch: see `BRANCH_RIGHTS`. An auditor reads as an administrator does and changes nothing:
 * see `asReader`.
 */
const RIGHTS: Record<Role, readonly Right[]> = {
  admin: ['people', 'memberships', 'groups', 'money', 'content', 'events', 'site'],
  chapter_lead: [],
  registrar: ['people', 'memberships', 'groups'],
  treasurer: ['people', 'money'],
  editor: ['content'],
  event_manager: ['events'],
  auditor: [],
  member: [],
}

export const ROLES = /* @__PURE__ */ Object.keys(RIGHTS) as Role[]

/** The roles that an administrator gives; that of members follows the membership. */
export const STAFF_ROLES = /* @__PURE__ */ ROLES.filter((role) => role !== 'member')

/** Whether one of a person's roles gives a right. */
export const hasRight = (actor: HasRoles, right: Right): boolean =>
  actor?.roles?.some((role) => RIGHTS[role].includes(right)) ?? false

/** What can be held for a branch: a region, or a group and what is under it. Applications and events have regions. */
export type BranchRight =
  | 'readPeople'
  | 'readApplications'
  | 'decideApplications'
  | 'readEvents'
  | 'changeEvents'
  | 'keepAttendance'
  | 'groups'
  | 'mailings'

/** The roles that can be given for a branch. Money, content and the site have none. */
export type BranchRole = Extract<Role, 'chapter_lead' | 'registrar' | 'event_manager' | 'auditor'>

/** The one table of roles for a branch. Reports follow what is read. An auditor reads as a lead: see `asReader`. */
export const BRANCH_RIGHTS: Record<BranchRole, readonly BranchRight[]> = {
  chapter_lead: ['readPeople', 'readApplications', 'readEvents', 'groups', 'keepAttendance', 'mailings'],
  registrar: ['readPeople', 'readApplications', 'readEvents', 'groups', 'decideApplications'],
  event_manager: ['readEvents', 'keepAttendance', 'changeEvents'],
  auditor: [],
}

export const BRANCH_ROLES = /* @__PURE__ */ Object.keys(BRANCH_RIGHTS) as BranchRole[]

export const isAdmin = (actor: HasRoles): boolean => hasRole(actor, 'admin')

/** What `asReader` adds to an actor, and what is taken away again before others are told the roles. */
interface Reading {
  /** The roles that are really held, where the actor reads as an administrator. */
  heldRoles?: readonly Role[] | null
}

/**
 * An actor as the rules of reading see them: an auditor as an administrator, that of a branch as its lead, everybody
 * else as they are. For rules that let somebody read, never for those that let somebody change something.
 */
export const asReader = <Person extends HasRoles>(actor: Person): Person => {
  const ofBranch = actor?.branchRoles?.includes('auditor') && 'chapter_lead'
  const read = hasRole(actor, 'auditor') ? 'admin' : ofBranch
  return actor && read && !hasRole(actor, read)
    ? { ...actor, roles: [...(actor.roles ?? []), read], heldRoles: actor.roles }
    : actor
}

/** The roles that somebody holds, also where they read as an administrator. */
export const heldRoles = (actor: NonNullable<HasRoles> & Reading): Actor['roles'] =>
  actor.heldRoles ?? actor.roles

/** A branch: a region, or that of a group that has none. */
export type Branch = { region: Region } | { group: string }

/** The branch of an account; undefined without one, and for a lead of nothing yet. */
export const branchOf = (actor: Holder): Branch | undefined => {
  if (actor?.chapterRegion) return { region: actor.chapterRegion }
  return actor?.ledGroup ? { group: actor.ledGroup } : undefined
}

/** Whether one of a person's roles gives a right for a branch, also for the lead of nothing yet. */
export const hasBranchRight = (actor: HasRoles, right: BranchRight): boolean =>
  (hasRole(actor, 'chapter_lead') && BRANCH_RIGHTS.chapter_lead.includes(right)) ||
  (actor?.branchRoles?.some((role) => BRANCH_RIGHTS[role].includes(right)) ?? false)

/** The branch for which a person has a right; undefined for everybody else. */
export const branchWith = (actor: Holder, right: BranchRight): Branch | undefined =>
  hasBranchRight(actor, right) ? branchOf(actor) : undefined

/** The region for which a person has a right, where what it is about has no other branch. */
export const regionWith = (actor: Holder, right: BranchRight): Region | undefined =>
  hasBranchRight(actor, right) ? (actor?.chapterRegion ?? undefined) : undefined

/** Whether a person handles the association's money: donations, invoices, payments, the ledger. */
export const handlesMoney = (actor: HasRoles): boolean => hasRight(actor, 'money')

/** Whether a person reads everybody's account, profile and membership. */
export const readsPeople = (actor: HasRoles): boolean => hasRight(actor, 'people')

/** Who has a right for the whole association, or one for a branch. */
const either =
  (right: Right, ofBranch: BranchRight) =>
  (actor: HasRoles): boolean =>
    hasRight(actor, right) || hasBranchRight(actor, ofBranch)

/** Whether a person sees applications: all of them, or those of the own region. */
export const seesApplications = either('memberships', 'readApplications')

/** Whether a person sees a list of accounts: of everybody, or of the own branch. */
export const seesAccounts = either('people', 'readPeople')

/** Whether a person sees the events of staff: all of them, or those of the own region. */
export const seesEvents = either('events', 'readEvents')

/** Whether a person sees groups: all of them, or those of the own branch. */
export const seesGroups = either('groups', 'groups')

/** Whether a person writes to members: to everybody, or to those of the own branch. */
export const seesMailings = either('people', 'mailings')

/** Whether a person decides applications and acts on memberships. */
export const handlesMemberships = (actor: HasRoles): boolean => hasRight(actor, 'memberships')

/** Staff may open the panel; what they see there is narrowed by each collection's rules. */
export const isStaff = (actor: HasRoles): boolean =>
  (actor?.roles?.some((role) => role !== 'member') ?? false) || Boolean(actor?.branchRoles?.length)
