import { z } from 'zod'
import { RENEWAL_STATUSES, type RenewalStatus } from './choices.schema'
import type { OwnMembership } from '../memberships/ownMembership.schema'
import { RENEWAL_SORTS } from './sorts.constants'
import { keysOf } from '../../../platform/records.schema'

/** What `GET /api/renewals/mine` answers. */
export interface OwnRenewals {
  membership: OwnMembership
  /** The latest request that was not withdrawn; null when there is none. */
  renewal: {
    id: string
    years: number
    status: RenewalStatus
    createdAt: string
    decidedAt: string | null
    feedback: string | null
  } | null
  /**
   * Until when each choice of years would extend the membership, by today; null when it cannot be renewed.
   * ISO 8601.
   */
  endings: { years: number; expiresAt: string }[] | null
}

export const RENEWALS_PER_PAGE = 25

/** Query of `GET /api/renewals/list`. An unknown filter is refused, never dropped. */
export const renewalListSchema = z.strictObject({
  /** Part of the name, the address or the membership number. */
  q: z.string().trim().max(100).default(''),
  status: z.enum(keysOf(RENEWAL_STATUSES)).optional(),
  sort: z.enum(RENEWAL_SORTS).default('-createdAt'),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
})

export type RenewalFilter = z.output<typeof renewalListSchema>

export interface RenewalRow {
  id: string
  /** The account; its name is empty when it is gone. */
  account: { id: string; fullName: string; email: string }
  number: string | null
  years: number
  status: RenewalStatus
  createdAt: string
  /** Of the membership as it is now; null for one that does not end, or is none any more. */
  expiresAt: string | null
  note: string | null
}

export interface RenewalList {
  docs: RenewalRow[]
  totalDocs: number
  page: number
  totalPages: number
}

/** `POST /api/renewals/:id/decision`. */
export const renewalDecisionSchema = z.strictObject({
  status: z.enum(['done', 'declined'], 'Please choose'),
  /** For the record, seen by staff. */
  note: z.string().trim().max(1000, 'At most 1000 characters').optional(),
  /** Told to the member. */
  feedback: z.string().trim().max(1000, 'At most 1000 characters').optional(),
})

/** What `POST /api/renewals/:id/decision` answers. */
export interface RenewalDecision {
  status: 'done' | 'declined'
  /** The decision stands, and what follows from it will be done later. */
  warning?: string
}
