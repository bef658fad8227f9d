import type { CollectionAfterChangeHook } from 'payload'
import type { Membership, Profile } from '../../../payload-types'
import { modelOf } from '../../../server/services/database'

/**
 * Once a membership is approved its grade is the profile's membership type, whoever saves what. Looked at after the
 * writing, because an approval may have come in between. Source: decisions.md "Membership grades".
 */
export const deriveGrade: CollectionAfterChangeHook<Profile> = async ({ doc, req }) => {
  const user = typeof doc.user === 'object' ? doc.user.id : doc.user
  const membership = await modelOf(req.payload, 'memberships').findOne({ user, withdrawnAt: null }, { grade: 1 }).lean<Pick<Membership, 'grade'>>()
  if (!membership || membership.grade === doc.membershipType) return doc
  await modelOf(req.payload, 'profiles').updateOne({ user }, { $set: { membershipType: membership.grade } })
  return { ...doc, membershipType: membership.grade }
}
