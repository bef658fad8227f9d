import type { Access } from 'payload'
import type { BranchRight } from './policies.schema'
import { type Right, hasRight, regionWith } from './roles'

/**
 * Every document for staff with a right, those of the own region for who has a right for it.
 * @param field where a document says its region; `version.region` of versions
 */
export const ofRegionOr =
  (right: Right, ofBranch: BranchRight, field = 'region'): Access =>
  ({ req: { user } }) => {
    if (hasRight(user, right)) return true
    const region = regionWith(user, ofBranch)
    return region ? { [field]: { equals: region } } : false
  }
