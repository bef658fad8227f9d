import type { EndorsementView, OwnEndorsement } from '../endorsements/kinds.schema'

/** The grades that one is nominated for. A leaf without zod. Source: issue 12, part 7. */
export const NOMINATED_GRADES = { fellow: 'Fellow (FACE)', honorary: 'Honorary' } as const
export type NominatedGrade = keyof typeof NOMINATED_GRADES

export const NOMINATION_STATUSES = {
  open: 'Open',
  approved: 'Approved',
  declined: 'Declined',
} as const
export type NominationStatus = keyof typeof NOMINATION_STATUSES

/** How many Fellows nominate a Fellow, the one who makes the nomination included. */
export const FELLOWS_NEEDED = 2
export const MAX_REASON_LENGTH = 5000
export const NOMINATIONS_PER_PAGE = 25

/** A nomination as the member reads it who made it. */
export interface OwnNomination {
  id: string
  grade: NominatedGrade
  nomineeName: string
  year: number
  status: NominationStatus
  createdAt: string
  endorsements: OwnEndorsement[]
}

/** A nomination that a member of the committee may vote on. */
export interface NominationToVote {
  id: string
  grade: NominatedGrade
  nomineeName: string
  reason: string
  createdAt: string
  /** The own vote; null before it is given. */
  vote: 'for' | 'against' | null
}

/** What `GET /api/nominations/mine` answers. */
export interface OwnNominations {
  isOpen: boolean
  /** The grades that this person may nominate for. */
  grades: NominatedGrade[]
  nominations: OwnNomination[]
  /** Of a member of the committee: what is to be voted on. */
  toVote: NominationToVote[]
}

/** A nomination as staff read it. */
export interface NominationRow extends Omit<OwnNomination, 'endorsements'> {
  reason: string
  nominator: string
  endorsements: EndorsementView[]
  /** Whether the nominee and enough nominators have confirmed. */
  isConfirmed: boolean
  votesFor: number
  votesAgainst: number
  /** Approved, and the nominee is still to make an account: the address that was invited; null otherwise. */
  invited: string | null
  note: string | null
  decidedAt: string | null
}

export interface NominationList {
  /** How many people vote: zero while staff have named nobody. */
  committeeSize: number
  docs: NominationRow[]
  totalDocs: number
  page: number
  totalPages: number
}
