import type { Payload } from 'payload'
import { modelOf } from '../../platform/database'

interface NameDecision {
  name: string
  decidedAt: Date
}

/** The name on the latest application that stands approved. */
const approvedName = async (payload: Payload, user: string): Promise<NameDecision | null> => {
  const approved = await modelOf(payload, 'applications')
    .findOne({ user, status: 'approved' }, { fullName: 1, reviewedAt: 1, createdAt: 1 })
    .sort({ reviewedAt: -1, _id: -1 })
    .lean<{ fullName: string; reviewedAt?: Date | null; createdAt: Date } | null>()
  return approved && { name: approved.fullName, decidedAt: approved.reviewedAt ?? approved.createdAt }
}

/** The name of the latest approved change. */
const changedName = (payload: Payload, user: string): Promise<NameDecision | null> =>
  modelOf(payload, 'name-changes')
    .findOne({ user, status: 'approved' }, { name: 1, decidedAt: 1 })
    .sort({ decidedAt: -1, _id: -1 })
    .lean<NameDecision | null>()
    .exec()

/** The name that was decided last, on an application or a change of name; null for a membership that rests on neither. */
const decidedName = async (payload: Payload, user: string): Promise<string | null> => {
  const [approved, changed] = await Promise.all([approvedName(payload, user), changedName(payload, user)])
  if (!approved || !changed) return (approved ?? changed)?.name ?? null
  return (changed.decidedAt >= approved.decidedAt ? changed : approved).name
}

/**
 * Brings the registered name of a person's membership in line with the decisions on it. A membership that rests on none
 * (made by staff) keeps the name it was given. Safe to repeat and to run twice at once: it looks again after writing.
 * Source: decisions.md "Registered name".
 */
export const settleRegisteredName = async (payload: Payload, user: string): Promise<void> => {
  let name = await decidedName(payload, user)
  while (name) {
    await modelOf(payload, 'memberships').updateOne(
      { user, registeredName: { $ne: name } },
      { $set: { registeredName: name } },
    )
    const now = await decidedName(payload, user)
    if (now === name) return
    name = now
  }
}

/**
 * The registered name of a person whose membership was not taken back.
 * @returns null without such a membership
 */
export const readRegisteredName = async (payload: Payload, user: string): Promise<string | null> => {
  const membership = await modelOf(payload, 'memberships')
    .findOne({ user, withdrawnAt: null }, { registeredName: 1 })
    .lean<{ registeredName?: string | null } | null>()
  return membership?.registeredName ?? null
}

/**
 * Gives memberships of earlier versions, which showed the name of the profile, a registered name: the one decided last,
 * else the profile's as it is now. Runs at start; safe to repeat. One of an erased account has none.
 */
export const repairRegisteredNames = async (payload: Payload): Promise<void> => {
  const memberships = modelOf(payload, 'memberships')
  const unnamed = memberships.find({ registeredName: null }, { user: 1 }).lean<{ user: unknown }>().cursor()
  for await (const { user } of unnamed) {
    const profile = await modelOf(payload, 'profiles')
      .findOne({ user }, { fullName: 1 })
      .lean<{ fullName: string } | null>()
    if (!profile) continue
    const name = await decidedName(payload, String(user))
    await memberships.updateOne(
      { user, registeredName: null },
      { $set: { registeredName: name ?? profile.fullName } },
    )
  }
}
