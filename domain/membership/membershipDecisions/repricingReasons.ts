import { GRADES, type Grade } from '../memberships/grades.schema'

/*
 * Why an open renewal costs something else, as its payer reads it after "because".
 */

export const gradeIs = (grade: Grade): string => `the grade of the membership is ${GRADES[grade]} now`

export const seatsAre = (seats: number): string =>
  `the membership has ${seats === 1 ? '1 seat' : `${seats} seats`} now`
