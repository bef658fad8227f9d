import { todayInJuba } from '../../../platform/jubaTime'
import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import type { Actor } from '../../../collections/access/roles'
import { groupScope } from '../groupScope'
import { findBranchIds } from '../groupsRepository'

/**
 * The terms of office that run today and that somebody may know of, as a condition: all of them for staff of groups,
 * for a lead those in groups of the own branch.
 * @param groups in which groups, or in groups under them; all if it is left out
 */
export const officesWhere = async (
  payload: Payload,
  actor: Actor,
  now: Date,
  groups?: readonly string[],
): Promise<Record<string, unknown>> => {
  const today = todayInJuba(now)
  const branchesOf = async (ids: readonly ObjectId[]): Promise<Record<string, unknown>> => ({
    group: { $in: (await Promise.all(ids.map((id) => findBranchIds(payload, id)))).flat() },
  })
  const scope = await groupScope(payload, actor)
  return {
    $and: [
      { startsOn: { $lte: today }, endsOn: { $gte: today }, user: { $ne: null } },
      ...(scope === 'all' ? [] : [await branchesOf(scope ? [scope.branch] : [])]),
      ...(groups ? [await branchesOf(groups.map((id) => new ObjectId(id)))] : []),
    ],
  }
}
