import type { Payload } from 'payload'
import { moveContentVersion, moveMembersVersion } from '../contentVersions'
import { modelOf } from '../../platform/database'
import { carryOverMemberships } from './carryOver'
import { type ApplicationFacts, fillProfile } from './fillProfile'
import { settleMemberRoles } from './memberRoles'
import { settleMembership } from './settleMembership'

const PROFILE_FIELDS = {
  user: 1,
  position: 1,
  currentEmployer: 1,
  phoneNumber: 1,
  yearsOfExperience: 1,
  sectors: 1,
  fieldOfStudy: 1,
  region: 1,
}

/** Fills the profiles of members whom earlier versions approved without doing so. */
const fillProfiles = async (payload: Payload, users: readonly string[]): Promise<void> => {
  const approved = modelOf(payload, 'applications')
    .find({ user: { $in: [...users] }, status: 'approved' }, PROFILE_FIELDS)
    .sort({ reviewedAt: -1, _id: -1 })
    .lean<ApplicationFacts & { user: unknown }>()
    .cursor() as AsyncIterable<ApplicationFacts & { user: unknown }>
  // the latest first: what an earlier one says fills what is still empty
  for await (const application of approved) await fillProfile(payload, String(application.user), application)
}

/** One that cannot be brought up to date fails alone. */
const settleOne = async (payload: Payload, user: string): Promise<void> => {
  try {
    await settleMembership(payload, user)
  } catch (error) {
    payload.logger.error(
      { err: error, account: user },
      'a membership of an earlier version could not be brought up to date',
    )
  }
}

/**
 * Brings what earlier versions stored of memberships in line with the rules: what stands becomes a fact, lost terms come
 * back, profiles are filled, and the role `member` is corrected. Runs at start; safe to repeat.
 */
export const repairMemberships = async (payload: Payload): Promise<void> => {
  let carried = 0
  await carryOverMemberships(payload, async (accounts, differing) => {
    carried += accounts.length
    for (const user of differing) await settleOne(payload, user)
    await fillProfiles(payload, accounts)
  })
  if (carried > 0) payload.logger.info({ carried }, 'memberships of an earlier version were carried over')
  const corrected = await settleMemberRoles(payload)
  if (carried + corrected === 0) return
  await moveContentVersion(payload, 'content')
  await moveMembersVersion(payload)
}
