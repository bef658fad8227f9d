import type { Grade, MembershipEnding } from '../memberships/grades.schema'

/** A membership as its facts have it. */
export interface DerivedMembership {
  grade: Grade
  startedAt: Date
  /** Null: does not end. Of a term that is paid in instalments, until when it is paid. */
  expiresAt: Date | null
  /** Of a term that is paid in instalments: its end once all are paid. Null for any other. */
  termEndsAt: Date | null
  graceUntil: Date | null
  /** Until when staff gave more time to pay; null where they did not, or another term began. */
  moreTimeUntil: Date | null
  /** When a payment of dues was reported that is being checked: the grace period goes on until that ends. */
  paymentReportedAt: Date | null
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
