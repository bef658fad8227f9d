import type { Payload } from 'payload'
import { fillRegisteredName, streamUnnamedMembers } from '../../memberships/index'
import { findContact } from '../../profiles/index'
import { findDecidedName } from '../reconcileRegisteredName'

/**
 * Gives memberships of earlier versions, which showed the name of the profile, a registered name: the one decided last,
 * else the profile's as it is now. Runs at start; safe to repeat. A membership of an erased account stays without one.
 */
export const repairRegisteredNames = async (payload: Payload): Promise<void> => {
  for await (const { user } of streamUnnamedMembers(payload)) {
    const profile = await findContact(payload, user)
    if (!profile) continue
    const name = await findDecidedName(payload, user.toHexString())
    await fillRegisteredName(payload, user, name ?? profile.fullName)
  }
}
