import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import type { Actor } from '../../../collections/access/roles'
import { findAccountIdsByName } from '../../accounts/accountAdministration'
import { findMembershipSummaries } from '../../membership/memberships'
import { findProfilesOf } from '../../people/profiles'
import type { Candidate } from '../groupTexts.schema'
import { findReachable } from './findReachable'

const SHOWN = 10
/** Of so many people with such a name, those are shown whom the caller may find. */
const LOOKED_AT = 200

/**
 * People who can be added to a group, by a part of the name or address: for a lead those of the own branch, and who
 * asks to join.
 */
export const findCandidates = async (payload: Payload, actor: Actor, q: string): Promise<Candidate[]> => {
  const ids = await findAccountIdsByName(payload, q, LOOKED_AT)
  const [profiles, reachable] = await Promise.all([
    findProfilesOf(
      payload,
      ids.map((id) => new ObjectId(id)),
    ),
    findReachable(payload, actor, ids),
  ])
  const found = profiles
    .filter(({ user, leavingAt }) => !leavingAt && reachable.has(user.toHexString()))
    .slice(0, SHOWN)
  const users = found.map(({ user }) => user.toHexString())
  const memberships = await findMembershipSummaries(payload, users)
  return found.map(({ user, fullName }) => ({
    user: user.toHexString(),
    fullName,
    number: memberships.get(user.toHexString())?.number ?? null,
  }))
}
