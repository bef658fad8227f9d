import type { Payload } from 'payload'
import { streamProfileFacts } from '../../applications/index'
import { moveContentVersion, moveMembersVersion } from '../../../content/contentVersions/index'
import { reconcileMemberRoles } from '../../memberships/index'
import { carryOverMemberships } from './carryOver'
import { fillProfile } from '../fillProfile'
import { reconcileMembership } from '../reconcileMembership'

/** Fills the profiles of members whom earlier versions approved without doing so. */
const fillProfiles = async (payload: Payload, users: readonly string[]): Promise<void> => {
  // the latest first: what an earlier one says fills what is still empty
  for await (const application of streamProfileFacts(payload, users))
    if (application.user) await fillProfile(payload, application.user.toHexString(), application)
}

/** Reconciles a membership. A failure does not stop the others. */
const reconcile = async (payload: Payload, user: string): Promise<void> => {
  try {
    await reconcileMembership(payload, user)
  } catch (error) {
    payload.logger.error(
      { err: error, account: user },
      'a membership of an earlier version could not be brought up to date',
    )
  }
}

/**
 * Brings what earlier versions stored of memberships in line with the rules: their state becomes a fact, lost
 * terms come back, profiles are filled, and the role `member` is corrected. Runs at start; safe to repeat.
 */
export const repairMemberships = async (payload: Payload): Promise<void> => {
  let carried = 0
  await carryOverMemberships(payload, async (accounts, differing) => {
    carried += accounts.length
    for (const user of differing) await reconcile(payload, user)
    await fillProfiles(payload, accounts)
  })
  if (carried > 0) payload.logger.info({ carried }, 'memberships of an earlier version were carried over')
  const corrected = await reconcileMemberRoles(payload)
  if (carried + corrected === 0) return
  await moveContentVersion(payload, 'content')
  await moveMembersVersion(payload)
}
