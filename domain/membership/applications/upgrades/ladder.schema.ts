import type { Grade } from '../../memberships/grades.schema'
import { APPLICATION_GRADES } from '../choices.schema'

/**
 * The grades that an application can be for, from the lowest: those of the form, and Associate, which members move up
 * to. A leaf without zod, for the browser. Source: issue 12, part 7; decisions.md "Membership grades".
 */
export const APPLIED_GRADES = {
  student: APPLICATION_GRADES.student,
  graduate: APPLICATION_GRADES.graduate,
  associate: 'Associate',
  professional: APPLICATION_GRADES.professional,
  fellow: APPLICATION_GRADES.fellow,
} as const satisfies Partial<Record<Grade, string>>
export type AppliedGrade = keyof typeof APPLIED_GRADES

const LADDER = Object.keys(APPLIED_GRADES) as AppliedGrade[]

/** The grades above a member's, the next one first; none above or beside the ladder (Honorary, Corporate). */
export const gradesAbove = (grade: Grade): AppliedGrade[] => {
  const place = LADDER.findIndex((name) => name === grade)
  return place < 0 ? [] : LADDER.slice(place + 1)
}
