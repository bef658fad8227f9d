import type { CollectionAfterChangeHook } from 'payload'
import { followGrade } from '../../../domain/people/memberProfiles'
import type { Profile } from '../../../payload-types'

/** Once a membership is approved its grade is the profile's membership type, whoever saves what. */
export const deriveGrade: CollectionAfterChangeHook<Profile> = async ({ doc, req }) => {
  const grade = await followGrade(req.payload, typeof doc.user === 'object' ? doc.user.id : doc.user)
  return grade && grade !== doc.membershipType ? { ...doc, membershipType: grade } : doc
}
