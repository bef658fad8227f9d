import type { Payload } from 'payload'
import { isDuplicateKey, modelOf } from '../../platform/database'
import { recordChange } from '../audit/recordChange'
import { currentMembersCondition, isCurrentMember } from './currentMembers'
import { findMembership } from './membershipsRepository'

/*
 * The role `member` follows the membership: current members have it, nobody else. Nobody gives or takes it by hand.
 */

const BATCH = 500

const recordGiven = (payload: Payload, user: string, role: unknown): Promise<void> =>
  recordChange(
    { payload },
    {
      action: 'role.given',
      subject: { collection: 'roles', id: String(role) },
      account: user,
      before: null,
      after: { role: 'member' },
    },
  )

const recordTaken = (payload: Payload, user: string, role: unknown): Promise<void> =>
  recordChange(
    { payload },
    {
      action: 'role.taken',
      subject: { collection: 'roles', id: String(role) },
      account: user,
      before: { role: 'member' },
      after: null,
    },
  )

const give = async (payload: Payload, user: string): Promise<void> => {
  const roles = modelOf(payload, 'roles')
  if (await roles.exists({ user, role: 'member' })) return
  try {
    const { _id } = await roles.create({ user, role: 'member' })
    await recordGiven(payload, user, _id)
  } catch (error) {
    if (!isDuplicateKey(error)) throw error // somebody else gave it
  }
}

const take = async (payload: Payload, user: string): Promise<void> => {
  const row = await modelOf(payload, 'roles')
    .findOneAndDelete({ user, role: 'member' })
    .lean<{ _id: unknown } | null>()
  if (row) await recordTaken(payload, user, row._id)
}

const isMemberNow = async (payload: Payload, user: string): Promise<boolean> =>
  isCurrentMember(await findMembership(payload, user))

/** Gives an account the role `member`, or takes it, as its membership stands. Looks again after writing. */
export const settleMemberRole = async (payload: Payload, user: string): Promise<void> => {
  for (;;) {
    const isMember = await isMemberNow(payload, user)
    await (isMember ? give(payload, user) : take(payload, user))
    if ((await isMemberNow(payload, user)) === isMember) return
  }
}

interface Mismatch {
  _id: unknown
  user: unknown
}

const lookUp = (from: 'memberships' | 'roles', condition: Record<string, unknown>) => [
  {
    $lookup: {
      from,
      localField: 'user',
      foreignField: 'user',
      pipeline: [{ $match: condition }, { $project: { _id: 1 } }],
      as: 'found',
    },
  },
  { $match: { found: { $size: 0 } } },
  { $project: { user: 1 } },
  { $limit: BATCH },
]

/** Accounts with the role that are not members. */
const wronglyHeld = (payload: Payload, now: Date): Promise<Mismatch[]> =>
  modelOf(payload, 'roles')
    .collection.aggregate<Mismatch>([
      { $match: { role: 'member' } },
      ...lookUp('memberships', currentMembersCondition(now)),
    ])
    .toArray()

/** Members without the role, whose account is still there. */
const missing = (payload: Payload, now: Date): Promise<Mismatch[]> =>
  modelOf(payload, 'memberships')
    .collection.aggregate<Mismatch>([
      { $match: currentMembersCondition(now) },
      ...lookUp('roles', { role: 'member' }),
    ])
    .toArray()

/**
 * Corrects the role `member` of everybody: at start for accounts of earlier versions, now and then for memberships whose
 * grace period is over. Safe to repeat. Those whose membership changes meanwhile are settled with that change.
 * @returns how many were corrected
 */
export const settleMemberRoles = async (payload: Payload, signal?: AbortSignal): Promise<number> => {
  const roles = modelOf(payload, 'roles')
  const now = new Date()
  let corrected = 0
  for (
    let found = await wronglyHeld(payload, now);
    found.length > 0 && !signal?.aborted;
    found = await wronglyHeld(payload, now)
  ) {
    await roles.deleteMany({ _id: { $in: found.map(({ _id }) => _id) } })
    await Promise.all(found.map(({ _id, user }) => recordTaken(payload, String(user), _id)))
    corrected += found.length
  }
  for (
    let found = await missing(payload, now);
    found.length > 0 && !signal?.aborted;
    found = await missing(payload, now)
  ) {
    await Promise.all(found.map(({ user }) => give(payload, String(user))))
    corrected += found.length
  }
  if (corrected > 0)
    payload.logger.info({ corrected }, 'the role member was brought in line with memberships')
  return corrected
}
