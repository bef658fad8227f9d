import type { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { findLockedAccounts, findRolesOf } from '..'
import { findOpenApplicants } from '../../membership/applications'
import { findMembershipDates, membershipStatus } from '../../membership/memberships'
import type { ListedProfile } from './accountListRepository'
import type { AccountRow } from './accounts.schema'

const toIdSet = (ids: readonly ObjectId[]): Set<string> => new Set(ids.map((id) => id.toHexString()))

/**
 * Completes profiles to rows of the list of accounts: one query a collection, whatever the number of profiles.
 * @param options.isForAdmins whether roles and locks are included
 */
export const toAccountRows = async (
  payload: Payload,
  profiles: readonly ListedProfile[],
  { isForAdmins, now }: { isForAdmins: boolean; now: Date },
): Promise<AccountRow[]> => {
  const users = profiles.map(({ user }) => user)
  const [memberships, applicants, rolesOf, locked] = await Promise.all([
    findMembershipDates(payload, users),
    findOpenApplicants(payload, users).then(toIdSet),
    isForAdmins ? findRolesOf(payload, users) : undefined,
    isForAdmins ? findLockedAccounts(payload, users).then(toIdSet) : undefined,
  ])
  return profiles.map(({ user, fullName, email, region, joinedAt }) => {
    const id = user.toHexString()
    const held = rolesOf?.(user)
    return {
      id,
      fullName,
      email,
      region: region ?? null,
      joinedAt: joinedAt.toISOString(),
      membershipStatus: membershipStatus({
        membership: memberships.get(id),
        hasOpenApplication: applicants.has(id),
        now,
      }),
      ...(held && {
        roles: [...(held.roles ?? []), ...(held.branchRoles ?? [])],
        ...((held.roles?.includes('chapter_lead') || held.branchRoles?.length) && {
          ledRegion: held.chapterRegion,
        }),
        isLocked: locked?.has(id) ?? false,
      }),
    }
  })
}
