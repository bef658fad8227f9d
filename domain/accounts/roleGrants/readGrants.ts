import type { Payload } from 'payload'
import { findRoleRows } from '..'
import { findGroupsById } from '../../groups'
import type { RoleGrant } from '../accountAdministration/accounts.schema'

/**
 * The roles that were given to an account, the first given first.
 * @param options.isToday without those that have ended
 */
export const readGrants = async (
  payload: Payload,
  user: string,
  options: { isToday?: boolean } = {},
): Promise<RoleGrant[]> => {
  const rows = await findRoleRows(payload, user, options)
  const groups = await findGroupsById(
    payload,
    rows.flatMap(({ group }) => group ?? []),
  )
  return rows.map(({ role, region, group, endsOn, createdAt }) => ({
    role,
    region: region ?? null,
    group: (group && groups.get(group.toHexString())?.name) ?? null,
    endsOn: endsOn ?? null,
    since: createdAt.toISOString(),
  }))
}
