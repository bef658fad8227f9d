import { z } from 'zod'
import {
  type Grade,
  MEMBERSHIP_STATUSES,
  type MembershipStatus,
} from '../../membership/memberships/grades.schema'
import { REGIONS, ROLES, type Region, type Role } from '../../../collections/access/roles'
import { ACCOUNT_SORTS } from './sorts.constants'
import { emailSchema } from '../authentication/authentication.schema'
import { keysOf } from '../../../platform/records.schema'

export const ACCOUNTS_PER_PAGE = 25

/** Query of `GET /api/users/list` and `GET /api/users/list.csv`. An unknown filter is refused, never dropped. */
export const accountListSchema = z.strictObject({
  /** Part of the name or the email. */
  q: z.string().trim().max(100).default(''),
  role: z.enum(ROLES).optional(),
  status: z.enum(keysOf(MEMBERSHIP_STATUSES)).optional(),
  region: z.enum(REGIONS).optional(),
  locked: z.enum(['yes', 'no']).optional(),
  sort: z.enum(ACCOUNT_SORTS).default('-joinedAt'),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
})
export type AccountFilter = z.output<typeof accountListSchema>

/** A filter, narrowed to what the reader may see. */
export type NarrowedFilter = AccountFilter & {
  /** Only these accounts, by the ids of the database. */
  among?: readonly unknown[]
}

/** A row of the list. Fields that a chapter lead may not see are missing. */
export interface AccountRow {
  /** The account's id. */
  id: string
  fullName: string
  email: string
  region: Region | null
  joinedAt: string
  membershipStatus: MembershipStatus
  /** Whether staff entered the person, who was not invited yet and has an address. */
  canBeInvited: boolean
  roles?: Role[]
  /** The region of the roles for a branch: a field of the role, not of the profile. */
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

/** A field of a form that may be empty. */
const optional = <Value extends string>(value: z.ZodType<Value>) =>
  z.union([z.literal('').transform(() => undefined), value.optional()])

/** Body of `POST /api/users/:id/roles`. */
export const roleSchema = z
  .strictObject({
    role: z.enum(ROLES, 'Please choose a role'),
    /** Of a role for a branch: the region; of a chapter lead by default that of the profile. */
    region: optional(z.enum(REGIONS, 'Please choose a region')),
    /** Of a role for a branch instead of a region: id of the group. */
    group: optional(z.string().regex(/^[0-9a-f]{24}$/, 'Please choose a group')),
    /** The last day on which it counts; not for an administrator. */
    endsOn: optional(z.iso.date('Please enter a day')),
  })
  .refine(({ role, endsOn }) => role !== 'admin' || !endsOn, {
    path: ['endsOn'],
    message: 'The role of an administrator has no end. Leave this empty.',
  })

/** Body of `POST /api/users/:id/region`. */
export const regionSchema = z.strictObject({
  region: z.enum(REGIONS, 'Please choose a region'),
  /** The value that the caller read: a colleague's change in between is not overwritten. */
  was: z.enum(REGIONS).nullable(),
})

/** Body of `POST /api/users/:id/lock`. */
export const lockSchema = z.strictObject({ reason: z.string().trim().max(1000).optional() })

/** Body of `POST /api/users/:id/address`. */
export const addressSchema = z.strictObject({
  email: emailSchema,
  /** For the audit log: how staff know that the address is the person's. */
  reason: z
    .string('Please say how you know it')
    .trim()
    .min(1, 'Please say how you know it')
    .max(1000, 'At most 1000 characters'),
})
export type AddressChange = z.infer<typeof addressSchema>

/** The answer of `POST /api/users/:id/address`: changed at once, or when the owner of the new address confirms it. */
export interface AddressAnswer {
  outcome: 'changed' | 'asked'
}

/** The answer of `POST /api/users/:id/roles` and `DELETE /api/users/:id/roles/:role`. */
export interface RoleChanged {
  role: Role
}

/** The answer of `POST /api/users/:id/region`. */
export interface RegionChanged {
  region: Region
}

/** The answer of `POST /api/users/:id/lock` and `…/unlock`. */
export interface LockState {
  /** ISO 8601; null for an account that can sign in. */
  lockedAt: string | null
}

/** The answer of `POST /api/users/:id/sign-out`. */
export interface SessionsEnded {
  /** How many. */
  ended: number
}

/** The answer of `POST /api/users/:id/factor-reset`. */
export interface FactorReset {
  /** Whether sign-in required a code before. */
  wasOn: boolean
}

/** The answer of `POST /api/users/:id/confirmation`. */
export interface ConfirmationSent {
  outcome: 'sent'
}

/** A role as it was given to an account. */
export interface RoleGrant {
  role: Role
  /** What it is for: a region, or the branch of a group, by its name; both null for the whole association. */
  region: Region | null
  group: string | null
  /** The last day on which it counts, `YYYY-MM-DD`; also one that is past. */
  endsOn: string | null
  since: string
}

/** The answer of `GET /api/users/:id/account`: the data that staff need before they help a person. */
export interface AccountDetail {
  id: string
  email: string
  fullName: string
  /** Address of the photo; null without one. */
  photo: string | null
  region: Region | null
  joinedAt: string | null
  emailVerifiedAt: string | null
  lockedAt: string | null
  /** Whether sign-in requires a code. */
  hasFactor: boolean
  /** Whether the account has a password. */
  hasPassword: boolean
  /** Names of the single sign-on providers linked to the account. */
  providers: string[]
  roles: RoleGrant[]
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
  /** Whether staff can invite the person to choose a password: they entered the person, whom nobody invited yet. */
  canBeInvited: boolean
  /** Whether staff entered the person, who has not claimed the account: staff may correct its address at once. */
  isUnclaimed: boolean
}
