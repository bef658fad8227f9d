import type { Payload } from 'payload'
import type { Role } from '../../../collections/access/roles'
import { countRoleHolders, findLockedAccounts, findRoleHolders } from '..'
import { findOpenApplicants } from '../../membership/applications'
import { findMemberAccounts, membershipsWithStatus } from '../../membership/memberships'
import type { MembershipStatus } from '../../membership/memberships/grades.schema'
import type { NarrowedFilter } from './accounts.schema'
import { findNamed } from './findNamed'

type Condition = Record<string, unknown>

/** The condition of a filter on profiles. */
export interface AccountCondition {
  condition: Condition
  /** The number of matching profiles, where it is known without counting. */
  total?: number
}

const withStatus = async (payload: Payload, status: MembershipStatus, now: Date): Promise<Condition> => {
  if (status !== 'none' && status !== 'pending')
    return { user: { $in: await findMemberAccounts(payload, membershipsWithStatus(status, now)) } }
  const [members, applicants] = await Promise.all([
    findMemberAccounts(payload, { withdrawnAt: null }),
    findOpenApplicants(payload),
  ])
  if (status === 'none') return { user: { $nin: [...members, ...applicants] } }
  const isMember = new Set(members.map(String))
  return { user: { $in: applicants.filter((user) => !isMember.has(String(user))) } }
}

const withLock = async (payload: Payload, locked: 'yes' | 'no'): Promise<Condition> => {
  const ids = await findLockedAccounts(payload)
  return { user: locked === 'yes' ? { $in: ids } : { $nin: ids } }
}

/** Translates a filter of the list of accounts into a condition on profiles. */
export const buildAccountCondition = async (
  payload: Payload,
  { q, role, status, region, locked, among }: NarrowedFilter,
  now: Date,
): Promise<AccountCondition> => {
  const all: Condition[] = among ? [{ user: { $in: [...among] } }] : []
  const named = q ? await findNamed(payload, q) : undefined
  if (named) all.push(named.condition)
  if (region) all.push({ region })
  const holders = role && (await findRoleHolders(payload, role, named?.users))
  if (holders) all.push({ user: { $in: holders } })
  if (status) all.push(await withStatus(payload, status, now))
  if (locked) all.push(await withLock(payload, locked))
  return {
    condition: all.length > 0 ? { $and: all } : {},
    total: all.length === 1 ? (holders?.length ?? named?.total) : undefined,
  }
}

/** The role of a filter that has no other condition, and the number of accounts with it. */
export const findOnlyRole = async (
  payload: Payload,
  { role, q, status, region, locked, among }: NarrowedFilter,
): Promise<{ role: Role; total: number } | undefined> =>
  role && !q && !status && !region && !locked && !among
    ? { role, total: await countRoleHolders(payload, role) }
    : undefined
