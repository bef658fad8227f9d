import type { Payload } from 'payload'
import { readGrades } from '../../grades'
import type { GradeEntry } from '../../grades/grade.schema'
import { type StoredMembership, findMembership, membershipStatus } from '../../memberships'
import { APPLICATION_GRADES } from '../choices.schema'
import { APPLIED_GRADES, type AppliedGrade, gradesAbove } from './ladder.schema'

/** A membership that is active or in its grace period; a suspended one tells so. */
export type Standing =
  { kind: 'member'; membership: StoredMembership } | { kind: 'suspended' } | { kind: 'none' }

/**
 * How a person stands who may apply. Who holds a seat of a company's membership has none of their own to move up from.
 */
export const readStanding = async (payload: Payload, user: string): Promise<Standing> => {
  const membership = await findMembership(payload, user)
  const status = membershipStatus({ membership })
  if (status === 'suspended') return { kind: 'suspended' }
  return membership && !membership.company && (status === 'active' || status === 'grace')
    ? { kind: 'member', membership }
    : { kind: 'none' }
}

const ALL = Object.keys(APPLIED_GRADES) as AppliedGrade[]

/** How one comes to have a grade where staff have published none: as the form offers it. */
const usualEntry = (grade: AppliedGrade): GradeEntry =>
  Object.hasOwn(APPLICATION_GRADES, grade) ? 'application' : 'upgrade'

/**
 * The grades that a person may apply for as staff have set it: members those above their own, everybody else those that
 * are open to application.
 */
export const findOpenGrades = async (payload: Payload, standing: Standing): Promise<AppliedGrade[]> => {
  if (standing.kind === 'suspended') return []
  const published = await readGrades(payload)
  const entryOf = (grade: AppliedGrade): GradeEntry =>
    published.find((offer) => offer.grade === grade)?.entry ?? usualEntry(grade)
  return standing.kind === 'member'
    ? gradesAbove(standing.membership.grade).filter((grade) =>
        ['application', 'upgrade'].includes(entryOf(grade)),
      )
    : ALL.filter((grade) => entryOf(grade) === 'application')
}
