import type { Grade, MembershipStatus } from '../memberships/grades.schema'

/** What people are asked to confirm by a link. A leaf without zod, for the browser. Source: issue 12, part 7. */
export const ENDORSEMENT_KINDS = {
  sponsor: 'Sponsor of an application',
  nominator: 'Nominator',
  nominee: 'Nominee',
} as const
export type EndorsementKind = keyof typeof ENDORSEMENT_KINDS

export const ENDORSEMENT_STATUSES = {
  asked: 'Asked',
  confirmed: 'Confirmed',
  declined: 'Declined',
} as const
export type EndorsementStatus = keyof typeof ENDORSEMENT_STATUSES

/** How long a link can be answered. */
export const ENDORSEMENT_DAYS = 30
/** Of one application or nomination, at most. */
export const MAX_ENDORSEMENTS = 10
export const MAX_STATEMENT_LENGTH = 2000
/** Of an address or a membership number. */
export const MAX_CONTACT_LENGTH = 255

/** An endorsement as the person reads it who named somebody: what was typed, and the result. */
export interface OwnEndorsement {
  id: string
  /** The address or the membership number, as it was given. */
  contact: string
  status: EndorsementStatus
  /** ISO 8601. */
  expiresAt: string
  isExpired: boolean
}

/** The same as staff read it. */
export interface EndorsementView extends OwnEndorsement {
  kind: EndorsementKind
  answeredAt: string | null
  statement: string | null
  /** The member whose address or number it is; null when it is no member's. */
  member: { name: string; number: string; grade: Grade; status: MembershipStatus } | null
}

/** What `POST /api/endorsements/look` answers: what the link asks to confirm. */
export interface EndorsementQuestion {
  kind: EndorsementKind
  /** The applicant, or the nominee; to the nominee, who nominates. */
  fullName: string
  grade: Grade
  status: EndorsementStatus
  expiresAt: string
  /** Why a nomination is made; null for an application. */
  reason: string | null
}

export const ENDORSEMENT_TEXTS = {
  invalid: 'This link is not valid. Please open it from the email again.',
  expired:
    'This link has ended: its time is over, or what it was about has been decided. If you think that your word is still needed, ask to be named again.',
  answered: 'You have answered already.',
} as const
