import type { CollectionAfterChangeHook } from 'payload'
import { approvedGrade, keepGrade } from '../../../domain/profiles/keepGrade'
import type { Profile } from '../../../payload-types'

/** Once a membership is approved its grade is the profile's membership type, whoever saves what. */
export const deriveGrade: CollectionAfterChangeHook<Profile> = async ({ doc, req }) => {
  const user = typeof doc.user === 'object' ? doc.user.id : doc.user
  const grade = await approvedGrade(req.payload, user)
  if (!grade || grade === doc.membershipType) return doc
  await keepGrade(req.payload, user)
  return { ...doc, membershipType: grade }
}
