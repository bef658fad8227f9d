import type { Grade, MembershipEnding, MembershipStatus } from './grades.schema'

/** What `GET /api/memberships/mine` answers. */
export interface OwnMembership {
  /** The name the person goes by. */
  fullName: string
  /** As approved, on certificate and verification; null until an application is approved. */
  registeredName: string | null
  status: MembershipStatus
  /** As approved; before that, as chosen in the profile. */
  grade: Grade | null
  /** Null until an application is approved. */
  number: string | null
  /** ISO 8601; null while there is no membership. */
  startedAt: string | null
  /**
   * ISO 8601; null while there is no membership, and for one that does not end. Of a term that is paid in instalments,
   * until when it is paid.
   */
  expiresAt: string | null
  /** ISO 8601, of a term that is paid in instalments: its end once all are paid. */
  termEndsAt: string | null
  /** ISO 8601: until when an expired membership is still counted. */
  graceUntil: string | null
  /** When a payment of dues was reported that is being checked; null when none is. */
  paymentReportedAt: string | null
  /** ISO 8601: since when it is suspended. */
  suspendedAt: string | null
  /**
   * ISO 8601: when it ended for good, which expiry does not; the status is then `none`, or `pending` after
   * applying again.
   */
  endedAt: string | null
  /** By what it ended. */
  ending: MembershipEnding | null
  /** Why it is suspended or ended, if staff told the member. */
  reason: string | null
  /** The name of the company whose membership it follows, by a seat; null for one of one's own. */
  company: string | null
  /** Of a company's membership: how many seats it has for people; 0 for any other. */
  seats: number
}

/** What `GET /api/memberships/verify/:number` answers. */
export interface VerifiedMembership {
  /** The registered name. */
  fullName: string
  grade: Grade
  status: MembershipStatus
  /** ISO 8601; null for a membership that does not end. */
  expiresAt: string | null
}
