import type { Payload } from 'payload'
import { GRADES, type Grade } from '../../memberships/grades.schema'
import { APPLIED_GRADES, type AppliedGrade, gradesAbove } from './ladder.schema'
import { findOpenGrades, readStanding } from './openGrades'

export type GradeRefusal =
  { problem: 'suspended'; message: string } | { problem: 'not_open'; message: string }

const SUSPENDED = 'Your membership is suspended. You can apply for another grade once it is reinstated.'

/**
 * Why a person may not apply for a grade as the membership stands: not while suspended, not for a grade that is not
 * above the own one, not for one that has another way in.
 * @returns the grade that a member has now, null of everybody else; or the refusal
 */
export const refuseGrade = async (
  payload: Payload,
  user: string,
  grade: AppliedGrade,
): Promise<{ previousGrade: Grade | null } | GradeRefusal> => {
  const standing = await readStanding(payload, user)
  if (standing.kind === 'suspended') return { problem: 'suspended', message: SUSPENDED }
  const previousGrade = standing.kind === 'member' ? standing.membership.grade : null
  if ((await findOpenGrades(payload, standing)).includes(grade)) return { previousGrade }
  const isBelow = previousGrade !== null && !gradesAbove(previousGrade).includes(grade)
  return {
    problem: 'not_open',
    message: isBelow
      ? `You are ${GRADES[previousGrade]} already. Please choose a grade above that.`
      : `${APPLIED_GRADES[grade]} membership is not open to this application`,
  }
}
