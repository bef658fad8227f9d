import type { Profile } from '../../payload-types'
import { modelOf } from '../../platform/database'
import { everyMinutes } from '../../platform/everyMinutes'
import type { Stored } from '../../platform/stored.types'
import { GRACE_DAYS } from './accountDeletion.schema'
import { eraseAccount } from './eraseAccount'

const DAY_MS = 24 * 60 * 60_000
/** For the clocks of several processes: an account that can still be kept on one is not erased on another. */
const CLOCK_TOLERANCE_MS = 5 * 60_000

/** Erases the accounts whose owners asked for it and let the time to keep them pass. One that fails does not hold up the rest. */
export const eraseAccounts = everyMinutes('erase-accounts', 60, async ({ payload, log, signal }) => {
  const until = new Date(Date.now() - GRACE_DAYS * DAY_MS - CLOCK_TOLERANCE_MS)
  const due = await modelOf(payload, 'profiles')
    .find({ leavingAt: { $lte: until } }, { user: 1, email: 1, avatar: 1 })
    .lean<Pick<Stored<Profile>, '_id' | 'user' | 'email' | 'avatar'>[]>()
  for (const { _id, user, email, avatar } of due) {
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
