import type { GradeOffer } from '../../grades/gradeOffer.schema'
import type { Grade } from '../../memberships/grades.schema'
import type { Currency } from '../../../../platform/moneyFormat.schema'
import type { AppliedGrade } from './ladder.schema'

/** A grade that a member may apply for. */
export interface UpgradeOffer extends Pick<
  GradeOffer,
  'name' | 'description' | 'requirements' | 'documents' | 'sponsors'
> {
  grade: AppliedGrade
  /** For the rest of the term, were it approved today; zero for nothing to pay, null while staff have set no fees. */
  price: { currency: Currency; totalMinor: number } | null
}

/** What `GET /api/applications/upgrade` answers. */
export interface UpgradeState {
  /** The grade of a current membership; null without one. */
  grade: Grade | null
  /** ISO 8601: the end of the present term; null without one. */
  expiresAt: string | null
  isSuspended: boolean
  /** The grades that the person may apply for: members those above their own, the next one first. */
  open: AppliedGrade[]
  /** To a member, what those are; staff may have published none. */
  offers: UpgradeOffer[]
}
