import type { ObjectId } from 'mongodb'
import { BRANCH_ROLES, type BranchRole } from '../../collections/access/policies.schema'
import type { Role, User } from '../../payload-types'

/** What says for which part of the association a role is held. */
export interface GrantPart {
  region?: Role['region'] | undefined
  group?: ObjectId | null | undefined
}

export type HeldGrant = GrantPart & { _id: ObjectId; role: Role['role'] }

export type GrantFacts = Required<Pick<User, 'roles' | 'branchRoles' | 'chapterRegion' | 'ledGroup'>>

const isKept = ({ region, group }: GrantPart): boolean => Boolean(region) || Boolean(group)

/** Whether a grant is for a branch: that of a chapter lead always, also for none yet. */
export const isForBranch = (grant: GrantPart & Pick<HeldGrant, 'role'>): boolean =>
  grant.role === 'chapter_lead' || isKept(grant)

/** Whether a role can be held for a branch. */
export const isBranchRole = (role: Role['role']): role is BranchRole =>
  (BRANCH_ROLES as readonly string[]).includes(role)

/** Whether two grants are for the same branch: of a region whose group one of them names, too. */
export const isSameBranch = (one: GrantPart, other: GrantPart): boolean => {
  if ((one.region ?? null) !== (other.region ?? null)) return false
  if (one.group && other.group) return one.group.equals(other.group)
  return Boolean(one.region) || (!one.group && !other.group)
}

/**
 * What grants give an account. It has one branch, that of the grant given first: a grant for another one, or one of a
 * role that has none, counts for nothing, however it came to be stored.
 */
export const toGrantFacts = (grants: readonly HeldGrant[]): GrantFacts => {
  const kept = grants
    .filter((grant) => isForBranch(grant) && isBranchRole(grant.role))
    .sort((one, other) => one._id.toHexString().localeCompare(other._id.toHexString()))
  const [first] = kept
  const ofBranch = kept.filter((part) => first && isSameBranch(first, part))
  return {
    roles: [
      ...grants.filter((grant) => !isForBranch(grant)),
      ...ofBranch.filter(({ role }) => role === 'chapter_lead'),
    ].map(({ role }) => role),
    branchRoles: ofBranch
      .map(({ role }) => role)
      .filter(isBranchRole)
      .filter((role) => role !== 'chapter_lead'),
    chapterRegion: (ofBranch.length > 0 && first?.region) || null,
    ledGroup: ofBranch.find(({ group }) => group)?.group?.toHexString() ?? null,
  }
}
