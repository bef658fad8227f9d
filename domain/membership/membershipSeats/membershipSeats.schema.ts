import type { Grade, MembershipStatus } from '../memberships/grades.schema'

/** What a seat of a company's membership can be. A leaf without zod, for the browser. Source: issue 12, part 2. */
export const SEAT_STATUSES = {
  invited: 'Invited',
  declined: 'Declined',
  taken: 'Taken',
  ended: 'Ended',
} as const
export type SeatStatus = keyof typeof SEAT_STATUSES

/** How long an invitation can be accepted; sending it again begins anew. */
export const INVITATION_DAYS = 30
/** Of one membership, at most. */
export const MAX_SEATS = 200
/** Invitations of one company that wait, at most. */
export const MAX_INVITATIONS = 100
/** Seats that have ended: the latest are listed. */
export const MAX_ENDED_SHOWN = 20
/** Invitations that were declined: the latest are listed, and kept for some days. */
export const MAX_DECLINED_SHOWN = 20
export const DECLINED_DAYS = 90
export const MAX_SEAT_REASON_LENGTH = 1000

/** A seat as the company's contact and staff read it. */
export interface SeatView {
  id: string
  status: SeatStatus
  name: string
  /** The address that was invited. */
  email: string
  /** ISO 8601, as the following. */
  invitedAt: string
  /** Until when an invitation can be accepted. */
  expiresAt: string | null
  isExpired: boolean
  declinedAt: string | null
  takenAt: string | null
  endedAt: string | null
  /** The membership number of who holds it; null while nobody does. */
  number: string | null
  /** Account of who holds or held it; for staff alone, null to the company. */
  user: string | null
}

/** What `GET /api/membership-seats/mine` and `GET /api/membership-seats/of/:user` answer. */
export interface CompanySeats {
  /** The name of the company, as on its membership. */
  company: string
  grade: Grade
  /** Of the company's membership, which those who hold a seat share. */
  status: MembershipStatus
  /** How many seats the membership has. */
  seats: number
  /** How many of them the dues of the grade include. */
  included: number
  taken: SeatView[]
  invited: SeatView[]
  /** The latest ones. */
  declined: SeatView[]
  /** The latest ones. */
  ended: SeatView[]
}

/** An invitation as the invited person reads it. */
export interface SeatInvitation {
  id: string
  company: string
  grade: Grade
  /** The name under which the person would be registered. */
  name: string
  expiresAt: string
}

/** What `GET /api/membership-seats/invitations` answers. */
export interface SeatInvitations {
  invitations: SeatInvitation[]
  /** The seat that the person holds already; null without one. */
  held: { company: string; since: string } | null
  /** Whether the person has a current membership of their own, which comes before a seat. */
  isMember: boolean
}

/** Why something was not done with a seat. */
export const SEAT_PROBLEMS = {
  not_found: 'This seat could not be found',
  no_seats: 'This membership has no seats',
  not_current: 'The company’s membership is not current',
  invited_already: 'This address is invited already',
  holds_seat: 'The person with this address holds one of your seats already',
  own: 'Please name somebody else: this is the address of the company’s own account',
  too_many: 'Too many invitations wait for an answer. Please withdraw some first.',
  not_invited: 'This invitation does not stand any more',
  expired: 'This invitation has expired. Please ask the company to send it again.',
  full: 'All seats of the company are taken. Please ask the company about it.',
  seat_already: 'You hold a seat of a company’s membership already',
  address_unproved:
    'Please open the link in the email again, now that you are signed in: it shows that the address is yours.',
  ended_already: 'This seat has ended',
} as const
export type SeatProblem = keyof typeof SEAT_PROBLEMS
