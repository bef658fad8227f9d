/*
 * Groups without zod, which a list does without.
 */
import type { HistoryEntry } from '../audit/history.schema'

/** In characters. */
export const GROUP_LIMITS = { name: 120, about: 2000, note: 1000, title: 120, holder: 100 } as const

export const GROUP_KINDS = {
  chapter: 'Chapter',
  division: 'Division',
  committee: 'Committee',
  list: 'List',
} as const
export type GroupKind = keyof typeof GROUP_KINDS

export const REQUEST_STATUSES = {
  asked: 'Asked',
  accepted: 'Accepted',
  refused: 'Refused',
  withdrawn: 'Withdrawn',
} as const
export type RequestStatus = keyof typeof REQUEST_STATUSES

/** The last day of what goes on: later than every day that a form accepts, so that days can be compared. */
export const NO_END = '9999-12-31'

/** A group as others refer to it. */
export interface GroupName {
  id: string
  name: string
  slug: string
  kind: GroupKind
}

/** A group in the tree of staff. */
export interface GroupRow extends GroupName {
  /** Id of the group that it belongs to. */
  parent: string | null
  /** How many groups are above it. */
  depth: number
  isPublic: boolean
  /** Whether its name follows a page of the site, and which. */
  source: 'chapters' | 'divisions' | null
  people: number
  /** Requests that wait. */
  requests: number
}

/** `GET /api/groups/tree`. */
export interface GroupTree {
  groups: GroupRow[]
  /** Whether the caller may add groups and change any of them, not only lead the own branch. */
  canManage: boolean
}

/** How the caller stands to a group. */
export type OwnState = 'none' | 'asked' | 'member' | 'refused'

/** `GET /api/groups/mine`. */
export interface OwnGroup extends GroupName {
  state: OwnState
  /** First day of the membership, `YYYY-MM-DD`; null where there is none. */
  startsOn: string | null
  /** Last day, where one is set. */
  endsOn: string | null
}

/** A person's term in a group, for staff and leads. */
export interface GroupPerson {
  /** Id of the term. */
  id: string
  /** Id of the account. */
  user: string
  fullName: string
  email: string
  number: string | null
  group: GroupName
  startsOn: string
  /** The last day; null while it goes on. */
  endsOn: string | null
}

export interface Page<Row> {
  docs: Row[]
  totalDocs: number
  page: number
  totalPages: number
}

/** `GET /api/groups/:id/people`. */
export type GroupPeople = Page<GroupPerson>

/** A request to join a group, for staff and leads. */
export interface GroupRequestRow {
  id: string
  user: string
  fullName: string
  number: string | null
  group: GroupName
  status: RequestStatus
  note: string | null
  feedback: string | null
  askedAt: string
  decidedAt: string | null
  decidedBy: string | null
}

/** `GET /api/groups/requests`. */
export type GroupRequests = Page<GroupRequestRow>

/** A term of office. */
export interface OfficeRow {
  id: string
  title: string
  /** The group; null for an office of the association. */
  group: GroupName | null
  /** Id of the post on `/about/leadership`. */
  post: string | null
  /** Id of the account of who holds it; for staff and leads. */
  user: string | null
  name: string
  startsOn: string
  endsOn: string | null
  isCurrent: boolean
}

/** A document of a group. */
export interface GroupDocumentRow {
  id: string
  name: string
  addedAt: string
}

/** A group as staff and its leads see it: `GET /api/groups/:id/record`. */
export interface GroupRecord extends Omit<GroupRow, 'depth' | 'people' | 'requests'> {
  about: string
  /** Those above it, the highest first. */
  above: GroupName[]
  offices: OfficeRow[]
  documents: GroupDocumentRow[]
  /** Whether the caller may change the group itself. */
  canManage: boolean
  /** What was done to it, the newest first. */
  history: HistoryEntry[]
}

/** `GET /api/groups/page/:slug`: a group for visitors and members. */
export interface GroupPage extends GroupName {
  about: string
  /** Address of its page on the site, where it has one of its own. */
  sitePage: string | null
  below: GroupName[]
  offices: Pick<OfficeRow, 'id' | 'title' | 'name'>[]
  people: number
  events: { slug: string; title: string; startsAt: string }[]
  papers: { slug: string; title: string }[]
  /** What the caller has to do with it. */
  own: {
    state: OwnState
    /** Why the caller cannot ask to join: `sign_in`, `no_membership`; null when asking is open. */
    missing: 'sign_in' | 'no_membership' | null
  }
  /** For current members of the group, its leads and staff; null for everybody else. */
  inside: {
    /** Members of the group whom the directory shows. */
    people: { profile: string; fullName: string; professionalTitle: string | null }[]
    documents: GroupDocumentRow[]
  } | null
}

/** Somebody who can be added to a group. */
export interface Candidate {
  user: string
  fullName: string
  number: string | null
}

/** `GET /api/groups/:id/candidates`. */
export interface GroupCandidates {
  people: Candidate[]
}

/** `GET /api/groups/offices`. */
export interface GroupOffices {
  offices: OfficeRow[]
}
