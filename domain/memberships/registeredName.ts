import type { Payload } from 'payload'
import { modelOf } from '../../server/services/database'

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

/**
 * Brings the registered name of a person's membership in line with the decisions on it. A membership that rests on none
 * (made by staff) keeps the name it was given. Safe to repeat. Source: decisions.md "Registered name".
 */
export const settleRegisteredName = async (payload: Payload, user: string): Promise<void> => {
  const decided = await approvedName(payload, user)
  if (!decided) return
  await modelOf(payload, 'memberships').updateOne({ user, registeredName: { $ne: decided.name } }, { $set: { registeredName: decided.name } })
}

/**
 * Gives memberships of earlier versions, which showed the name of the profile, a registered name: that of the approved
 * application, else the profile's as it is now. Runs at start; safe to repeat. One of an erased account has none.
 */
export const repairRegisteredNames = async (payload: Payload): Promise<void> => {
  const memberships = modelOf(payload, 'memberships')
  const unnamed = memberships.find({ registeredName: null }, { user: 1 }).lean<{ user: unknown }>().cursor()
  for await (const { user } of unnamed) {
    const profile = await modelOf(payload, 'profiles').findOne({ user }, { fullName: 1 }).lean<{ fullName: string } | null>()
    if (!profile) continue
    const decided = await approvedName(payload, String(user))
    await memberships.updateOne({ user, registeredName: null }, { $set: { registeredName: decided?.name ?? profile.fullName } })
  }
}
