import { everyMinutes } from '../../../platform/everyMinutes'
import { findDeletionRequestsUntil } from '../profiles'
import { GRACE_MS } from './accountDeletion.schema'
import { eraseAccount } from './eraseAccount'

/**
 * For the clocks of several processes: an account whose deletion can still be cancelled on one is not erased
 * on another.
 */
const CLOCK_TOLERANCE_MS = 5 * 60_000

/**
 * Erases the accounts whose deletion was requested and not cancelled in time. One that fails does not hold up
 * the rest.
 */
export const eraseAccounts = everyMinutes('erase-accounts', 60, async ({ payload, log, signal }) => {
  const until = new Date(Date.now() - GRACE_MS - CLOCK_TOLERANCE_MS)
  for (const { _id, user, email, avatar } of await findDeletionRequestsUntil(payload, until)) {
    if (signal.aborted) return
    const profile = _id.toHexString()
    try {
      await eraseAccount(payload, {
        user: user.toHexString(),
        email,
        profile,
        photo: avatar?.toHexString(),
      })
    } catch (error) {
      log.warn({ err: error, profile }, 'an account could not be erased')
    }
  }
})
