import type { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { recordChange } from '../audit/recordChange'
import { announceMembership } from './announceMembership'
import { currentMembersCondition, isCurrentMember } from './isCurrentMember'
import {
  deleteMemberRoles,
  findMembersWithoutRole,
  findRolesWithoutMembership,
  giveMemberRole,
  takeMemberRole,
} from './memberRolesRepository'
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

const give = async (payload: Payload, user: string): Promise<void> => {
  const role = await giveMemberRole(payload, user)
  if (role) await recordGiven(payload, user, role)
}

const take = async (payload: Payload, user: string): Promise<void> => {
  const role = await takeMemberRole(payload, user)
  if (role) await recordTaken(payload, user, role)
}

const isMemberNow = async (payload: Payload, user: string): Promise<boolean> =>
  isCurrentMember(await findMembership(payload, user))

/** Gives an account the role `member`, or takes it, as its membership stands. Looks again after writing. */
export const reconcileMemberRole = async (payload: Payload, user: string): Promise<void> => {
  for (;;) {
    const isMember = await isMemberNow(payload, user)
    await (isMember ? give(payload, user) : take(payload, user))
    if ((await isMemberNow(payload, user)) === isMember) return
  }
}

/** How many roles are given at once: an import makes thousands of members, and the event loop is not held. */
const AT_ONCE = 10

interface Run {
  condition: Record<string, unknown>
  signal?: AbortSignal
}

/** Takes the role from accounts that are not members. Returns how many there were. */
const takeFromOthers = async (payload: Payload, { condition, signal }: Run): Promise<number> => {
  const find = () => findRolesWithoutMembership(payload, condition)
  const record = async ({ _id, user }: { _id: ObjectId; user: ObjectId }): Promise<void> => {
    await recordTaken(payload, user.toHexString(), _id.toHexString())
    await announceMembership(payload, user, `taken ${_id.toHexString()}`)
  }
  let corrected = 0
  for (let found = await find(); found.length > 0 && !signal?.aborted; found = await find()) {
    await deleteMemberRoles(
      payload,
      found.map(({ _id }) => _id),
    )
    for (let start = 0; start < found.length; start += AT_ONCE)
      await Promise.all(found.slice(start, start + AT_ONCE).map(record))
    corrected += found.length
  }
  return corrected
}

/** Gives the role to members without it. Returns how many there were. */
const giveToMembers = async (payload: Payload, { condition, signal }: Run): Promise<number> => {
  const find = () => findMembersWithoutRole(payload, condition)
  const giveAndAnnounce = async (user: string): Promise<void> => {
    await give(payload, user)
    await announceMembership(payload, user)
  }
  let corrected = 0
  for (let found = await find(); found.length > 0 && !signal?.aborted; found = await find()) {
    for (let start = 0; start < found.length; start += AT_ONCE)
      await Promise.all(found.slice(start, start + AT_ONCE).map(giveAndAnnounce))
    corrected += found.length
  }
  return corrected
}

/**
 * Corrects the role `member` of everybody: at start for accounts of earlier versions, and regularly for
 * memberships whose grace period has ended. Safe to repeat. A membership that changes during the run is
 * reconciled with that change.
 * @returns how many were corrected
 */
export const reconcileMemberRoles = async (payload: Payload, signal?: AbortSignal): Promise<number> => {
  const run = { condition: currentMembersCondition(new Date()), signal }
  const corrected = (await takeFromOthers(payload, run)) + (await giveToMembers(payload, run))
  if (corrected > 0)
    payload.logger.info({ corrected }, 'the role member was brought in line with memberships')
  return corrected
}
