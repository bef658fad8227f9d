import type { Grade } from '../memberships/grades.schema'
import type { Currency } from '../../../platform/moneyFormat.schema'

/** Why a member of the grade gets no invoice. */
export const SKIP_REASONS = {
  noFee: 'No fee is set for this currency and day',
  openInvoice: 'An invoice for a renewal is open',
  lapsed: 'The grace period is over',
  openRequest: 'A request for a renewal waits for staff',
  noContact: 'The account has no profile',
} as const
export type SkipReason = keyof typeof SKIP_REASONS

/** At most so many members of a grade in one run. */
export const MAX_RUN_MEMBERS = 5_000

/** How many rows of a plan are sent. */
export const MAX_PLAN_ROWS = 500

interface Member {
  /** Id of the account. */
  user: string
  name: string
  /** The membership number. */
  number: string
}

/** What `POST /api/grade-runs/plan` answers. Nothing is issued by it. */
export interface GradeRunPlan {
  /** The first ones, at most `MAX_PLAN_ROWS`. */
  due: (Member & {
    /** ISO 8601. */
    expiresAt: string
    amountMinor: number
  })[]
  skipped: (Member & { reason: SkipReason })[]
  currency: Currency
  dueCount: number
  skippedCount: number
  /** Of all that are due. */
  totalMinor: number
}

/** A run as staff read it. */
export interface GradeRunView {
  id: string
  grade: Grade
  currency: Currency
  endsBy: string
  status: 'running' | 'done'
  /** ISO 8601. */
  startedAt: string
  /** How many members were looked at, of how many. */
  doneCount: number
  memberCount: number
  issuedCount: number
  skippedCount: number
  failedCount: number
  /** At most 100. */
  failures: (Pick<Member, 'user' | 'name'> & { reason: string })[]
}

/** What `GET /api/grade-runs` answers. */
export interface GradeRunList {
  runs: GradeRunView[]
}
