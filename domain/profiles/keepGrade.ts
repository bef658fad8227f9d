import type { Payload } from 'payload'
import type { Grade } from '../memberships/grades.schema'
import type { Membership } from '../../payload-types'
import { modelOf } from '../../platform/database'

/** The grade of an account's approved membership, if it has one. */
export const approvedGrade = async (payload: Payload, user: string): Promise<Grade | undefined> =>
  (
    await modelOf(payload, 'memberships')
      .findOne({ user, withdrawnAt: null }, { grade: 1 })
      .lean<Pick<Membership, 'grade'>>()
  )?.grade

/**
 * Makes a profile's membership type the grade of the approved membership, whoever wrote what. Called after a write,
 * because an approval may have come in between. Source: decisions.md "Membership grades".
 */
export const keepGrade = async (payload: Payload, user: string): Promise<void> => {
  const membershipType = await approvedGrade(payload, user)
  if (membershipType)
    await modelOf(payload, 'profiles').updateOne(
      { user, membershipType: { $ne: membershipType } },
      { $set: { membershipType } },
    )
}
