import type { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { REGION_LABELS, ROLE_LABELS } from '../../../collections/access/roles'
import { findOpenApplicants } from '../../membership/applications'
import { findMembershipDates, membershipStatus } from '../../membership/memberships'
import { MEMBERSHIP_STATUSES } from '../../membership/memberships/grades.schema'
import { findInvitableOf, findLockedAccounts, findRolesOf } from '..'
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
  const [memberships, applicants, invitable, rolesOf, locked] = await Promise.all([
    findMembershipDates(payload, users),
    findOpenApplicants(payload, users).then(toIdSet),
    findInvitableOf(payload, users).then((found) => toIdSet(found.map(({ _id }) => _id))),
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
      canBeInvited: invitable.has(id),
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

type Cell = string | null | undefined

const BASE_COLUMNS = ['Name', 'Email', 'Membership status', 'Region', 'Joined']
const ADMIN_COLUMNS = ['Roles', 'Region led', 'Locked']

const toAdminCells = ({ roles = [], ledRegion, isLocked }: AccountRow): Cell[] => [
  roles.map((role) => ROLE_LABELS[role]).join('; '),
  ledRegion && REGION_LABELS[ledRegion],
  isLocked ? 'yes' : 'no',
]

/** The list of accounts as a table, with roles and locks for administrators. */
export const toAccountLines = (
  rows: AsyncIterable<AccountRow>,
  isForAdmins: boolean,
): { columns: string[]; lines: AsyncGenerator<Cell[]> } => {
  const toLines = async function* (): AsyncGenerator<Cell[]> {
    for await (const row of rows)
      yield [
        row.fullName,
        row.email,
        MEMBERSHIP_STATUSES[row.membershipStatus],
        row.region && REGION_LABELS[row.region],
        row.joinedAt.slice(0, 10),
        ...(isForAdmins ? toAdminCells(row) : []),
      ]
  }
  return { columns: [...BASE_COLUMNS, ...(isForAdmins ? ADMIN_COLUMNS : [])], lines: toLines() }
}
