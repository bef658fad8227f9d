import { todayInJuba } from '../../platform/jubaTime'
import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { findBranchIds } from './groupsRepository'
import { streamRunning } from './people/groupMembersRepository'

/**
 * The people who are in a group or in any group under it today, each once, in batches. The caller checks the permission.
 * @param group id of the group; nobody for one that does not exist
 */
export const streamBranchMembers = async function* (
  payload: Payload,
  group: string | ObjectId,
  now = new Date(),
): AsyncGenerator<ObjectId> {
  const ids = await findBranchIds(payload, new ObjectId(group))
  yield* streamRunning(payload, ids, todayInJuba(now))
}
