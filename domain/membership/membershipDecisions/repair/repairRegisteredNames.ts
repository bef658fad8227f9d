import type { Payload } from 'payload'
import { inBatches } from '../../../../platform/inBatches'
import { fillRegisteredNames, streamUnnamedMembers } from '../../memberships/index'
import { findNames } from '../../../people/profiles/index'
import { findDecidedNames } from '../reconcileRegisteredName'

const BATCH = 500

/**
 * Gives memberships of earlier versions, which showed the name of the profile, a registered name: the one decided last,
 * else the profile's as it is now. Runs at start; safe to repeat. A membership of an erased account stays without one.
 */
export const repairRegisteredNames = async (payload: Payload): Promise<void> => {
  for await (const members of inBatches(streamUnnamedMembers(payload), BATCH)) {
    const users = members.map(({ user }) => user)
    const names = await findNames(payload, users)
    const decided = await findDecidedNames(payload, [...names.keys()])
    await fillRegisteredNames(payload, new Map([...names, ...decided]))
  }
}
