import type { Grade, MembershipEnding } from '../memberships/grades.schema'
import type { TermRules } from '../memberships'

interface Fact {
  /** When it was recorded: facts count in this order. */
  at: Date
  /** The account of the person who decided; null for the server. */
  by?: string | null
  /** The rules of the time of the decision; missing in decisions of versions that did not record them. */
  rules?: TermRules
}

interface Change extends Fact {
  /** From when it counts, as staff said; never later than `at`. */
  effectiveAt: Date
  /** For staff. */
  reason?: string | null
  /** As the member was told. */
  sharedReason?: string | null
}

/**
 * What a membership follows from. Facts are added and never changed: a mistake is corrected by another fact.
 * Dues that are paid become facts of a kind of their own.
 */
export type MembershipFact =
  | (Fact & { kind: 'approved'; application: string; grade: Grade })
  | (Fact & { kind: 'approvalWithdrawn'; application: string })
  | (Fact & { kind: 'renewed'; years: number })
  /** By staff, without an application on the site: on paper, honorary, corporate. */
  | (Change & { kind: 'added'; grade: Grade; expiresAt?: Date | null })
  | (Change & { kind: 'gradeChanged'; grade: Grade })
  | (Change & { kind: 'suspended' | 'reinstated' | 'resigned' | 'died' | 'erased' })
  /** The state of a membership when its facts began to be recorded. */
  | (Fact & {
      kind: 'carriedOver'
      application: string | null
      grade: Grade
      startedAt: Date
      expiresAt: Date | null
      graceUntil: Date | null
      suspendedAt: Date | null
    })

/** A membership as its facts have it. */
export interface DerivedMembership {
  grade: Grade
  startedAt: Date
  /** Null: does not end. */
  expiresAt: Date | null
  graceUntil: Date | null
  suspendedAt: Date | null
  /** When it ended for good. */
  withdrawnAt: Date | null
  ending: MembershipEnding | null
  reason: string | null
  sharedReason: string | null
  /** The approval that the grade rests on; null when staff gave it. */
  application: string | null
  decidedAt: Date
  decidedBy: string | null
}

/** What is left of a membership whose approval was withdrawn: number and dates stay as they are. */
export interface WithdrawnMembership {
  withdrawnAt: Date
  ending: 'withdrawn'
}
