import type { Payload } from 'payload'
import { findGrade } from '../../membership/memberships'
import type { Grade } from '../../membership/memberships/grades.schema'
import { setMembershipType } from '../profiles'

/**
 * Makes a profile's membership type the grade of the approved membership, whoever wrote what. Called after a write,
 * because an approval may have come in between. Source: decisions.md "Membership grades".
 * @returns the grade; undefined without an approved membership
 */
export const followGrade = async (payload: Payload, user: string): Promise<Grade | undefined> => {
  const grade = await findGrade(payload, user)
  if (grade) await setMembershipType(payload, user, grade)
  return grade
}
