import type { Payload } from 'payload'
import { recordChange } from '../../audit/recordChange'
import { announceMembership } from './announceMembership'
import { currentMembersCondition, isCurrentMember } from './membershipStatus'
import { findDifferingMemberRoles, giveMemberRole, takeMemberRole } from './memberRolesRepository'
import { findMembership } from './membershipsRepository'

/*
 * The role `member` follows the membership: current members have it, nobody else. Nobody gives or takes it by hand.
 */

const recordGiven = (payload: Payload, user: string, role: string): Promise<void> =>
  recordChange(
    { payload },
    {
      action: 'role.given',
      subject: { collection: 'roles', id: role },
      account: user,
      before: null,
      after: { role: 'member' },
    },
  )

const recordTaken = (payload: Payload, user: string, role: string): Promise<void> =>
  recordChange(
    { payload },
    {
      action: 'role.taken',
      subject: { collection: 'roles', id: role },
      account: user,
      before: { role: 'member' },
      after: null,
    },
  )

/** @returns the id of the role, if it was given now */
const give = async (payload: Payload, user: string): Promise<string | undefined> => {
  const role = await giveMemberRole(payload, user)
  if (role) await recordGiven(payload, user, role)
  return role
}

/** @returns the id of the role, if it was taken now */
const take = async (payload: Payload, user: string): Promise<string | undefined> => {
  const role = await takeMemberRole(payload, user)
  if (role) await recordTaken(payload, user, role)
  return role
}

const isMemberNow = async (payload: Payload, user: string): Promise<boolean> =>
  isCurrentMember(await findMembership(payload, user))

/**
 * Gives an account the role `member`, or takes it, as its membership stands. Looks again after writing.
 * @returns the id of the role, if it was taken now
 */
export const reconcileMemberRole = async (payload: Payload, user: string): Promise<string | undefined> => {
  for (;;) {
    const isMember = await isMemberNow(payload, user)
    const role = await (isMember ? give(payload, user) : take(payload, user))
    if ((await isMemberNow(payload, user)) === isMember) return isMember ? undefined : role
  }
}

/** How many roles are corrected at once: an import makes thousands of members, and the event loop is not held. */
const AT_ONCE = 10

/**
 * Corrects the role `member` of everybody: at start for accounts of earlier versions, and regularly for
 * memberships whose grace period has ended. Safe to repeat. A membership that changes during the run is
 * reconciled with that change.
 * @returns how many were corrected
 */
export const reconcileMemberRoles = async (payload: Payload, signal?: AbortSignal): Promise<number> => {
  const differing = await findDifferingMemberRoles(payload, currentMembersCondition(new Date()))
  const correct = async (user: string): Promise<void> => {
    const taken = await reconcileMemberRole(payload, user)
    await announceMembership(payload, user, taken && `taken ${taken}`)
  }
  let corrected = 0
  while (corrected < differing.length && !signal?.aborted) {
    const some = differing.slice(corrected, corrected + AT_ONCE)
    await Promise.all(some.map(correct))
    corrected += some.length
  }
  if (corrected > 0)
    payload.logger.info({ corrected }, 'the role member was brought in line with memberships')
  return corrected
}
