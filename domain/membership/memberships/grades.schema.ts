/** Membership grades, one list everywhere. Source: decisions.md "One meaning for each word". */
export const GRADES = {
  student: 'Student',
  graduate: 'Graduate',
  associate: 'Associate',
  professional: 'Professional',
  fellow: 'Fellow',
  honorary: 'Honorary',
  corporate: 'Corporate',
} as const
export type Grade = keyof typeof GRADES

export const MEMBERSHIP_STATUSES = {
  none: 'None',
  pending: 'Pending',
  active: 'Active',
  grace: 'Grace period',
  expired: 'Expired',
  suspended: 'Suspended',
} as const
export type MembershipStatus = keyof typeof MEMBERSHIP_STATUSES

/** Why a membership has ended for good, which an expired one has not. */
export const MEMBERSHIP_ENDINGS = {
  withdrawn: 'Approval withdrawn',
  resigned: 'Resigned',
  removed: 'Removed from the register',
  seatEnded: 'Seat ended',
  died: 'Died',
  erased: 'Account deleted',
} as const
export type MembershipEnding = keyof typeof MEMBERSHIP_ENDINGS
