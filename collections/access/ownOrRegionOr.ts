import type { Access } from 'payload'
import type { BranchRight } from './policies.schema'
import { type Right, hasRight, regionWith } from './roles'

/**
 * The signed-in person's own documents, those of the region for who has a right for it, all of them for staff with a
 * right. Needs `user` and `region`.
 */
export const ownOrRegionOr =
  (right: Right, ofBranch: BranchRight): Access =>
  ({ req: { user } }) => {
    if (!user) return false
    if (hasRight(user, right)) return true
    const own = { user: { equals: user.id } }
    const region = regionWith(user, ofBranch)
    return region ? { or: [own, { region: { equals: region } }] } : own
  }
