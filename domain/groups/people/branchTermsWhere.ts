import { todayInJuba } from '../../../platform/jubaTime'
import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { findBranchIds } from '../groupsRepository'
import { runningOn } from './groupMembersRepository'

/**
 * The terms that run today in some groups or in any group under them, as a condition. The caller checks the permission.
 */
export const branchTermsWhere = async (
  payload: Payload,
  groups: readonly string[],
  now: Date,
): Promise<Record<string, unknown>> => {
  const branches = await Promise.all(groups.map((group) => findBranchIds(payload, new ObjectId(group))))
  return { group: { $in: branches.flat() }, ...runningOn(todayInJuba(now)) }
}
