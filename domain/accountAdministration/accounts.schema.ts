import { z } from 'zod'
import { type Grade, MEMBERSHIP_STATUSES, type MembershipStatus } from '../memberships/grades.schema'
import { REGIONS, ROLES, type Region, type Role } from '../../collections/access/roles'
import { ACCOUNT_SORTS } from './sorts.constants'
import { keysOf } from '../../platform/records.schema'

export const ACCOUNTS_PER_PAGE = 25

/** Query of `GET /api/users/list` and `GET /api/users/list.csv`. An unknown filter is refused, never dropped. */
export const accountListSchema = z.strictObject({
  /** Part of the name or the address. */
  q: z.string().trim().max(100).default(''),
  role: z.enum(ROLES).optional(),
  status: z.enum(keysOf(MEMBERSHIP_STATUSES)).optional(),
  region: z.enum(REGIONS).optional(),
  locked: z.enum(['yes', 'no']).optional(),
  sort: z.enum(ACCOUNT_SORTS).default('-joinedAt'),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
})
export type AccountFilter = z.output<typeof accountListSchema>

/** A line of the list. What a chapter lead may not see is missing. */
export interface AccountRow {
  /** Of the account. */
  id: string
  fullName: string
  email: string
  region: Region | null
  joinedAt: string
  membershipStatus: MembershipStatus
  roles?: Role[]
  /** The region that a chapter lead leads: a part of the role, not of the profile. */
  ledRegion?: Region | null
  isLocked?: boolean
}

export interface AccountList {
  docs: AccountRow[]
  totalDocs: number
  page: number
  totalPages: number
}

export const MEMBER_FOLLOWS =
  'The role Member follows the membership: it comes with an approval and goes when the membership ends.'

/** Body of `POST /api/users/:id/roles`. */
export const roleSchema = z.strictObject({
  role: z.enum(ROLES, 'Please choose a role'),
  /** Of a chapter lead: the region led; left out, the one of the own profile. */
  region: z.enum(REGIONS, 'Please choose a region').optional(),
})

/** Body of `POST /api/users/:id/region`. */
export const regionSchema = z.strictObject({
  region: z.enum(REGIONS, 'Please choose a region'),
  /** What it was when it was looked at: a colleague's change in between is not overwritten. */
  was: z.enum(REGIONS).nullable(),
})

/** Body of `POST /api/users/:id/lock`. */
export const lockSchema = z.strictObject({ reason: z.string().trim().max(1000).optional() })

export interface AccountEntry {
  id: string
  action: string
  actorEmail: string | null
  createdAt: string
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  reason: string | null
}

/** What `GET /api/users/:id/account` answers: everything that staff look at before they help somebody. */
export interface AccountDetail {
  id: string
  email: string
  fullName: string
  region: Region | null
  joinedAt: string | null
  emailVerifiedAt: string | null
  lockedAt: string | null
  /** Whether signing in asks for a code. */
  hasFactor: boolean
  /** Whether a password signs in. */
  hasPassword: boolean
  /** Names of the single sign-on providers that sign in. */
  providers: string[]
  roles: { role: Role; region: Region | null; since: string }[]
  membership: {
    number: string
    registeredName: string | null
    grade: Grade
    status: MembershipStatus
    startedAt: string
    expiresAt: string | null
  } | null
  membershipStatus: MembershipStatus
  sessions: { count: number; lastSeenAt: string | null }
  /** The latest entries of the audit log about this account. */
  entries: AccountEntry[]
}
