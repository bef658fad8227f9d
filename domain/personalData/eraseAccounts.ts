import { type LeavingProfile, eraseAccount } from './eraseAccount'
import { GRACE_DAYS } from './accountDeletion.schema'
import { modelOf } from '../../platform/database'
import { everyMinutes } from '../../platform/everyMinutes'

const DAY_MS = 24 * 60 * 60_000
/** For the clocks of several processes: an account that can still be kept on one is not erased on another. */
const CLOCKS_MS = 5 * 60_000

/** Erases the accounts whose owners asked for it and let the time to keep them go by. One that fails does not hold up the rest. */
export const eraseAccounts = everyMinutes('erase-accounts', 60, async ({ payload, log, signal }) => {
  const until = new Date(Date.now() - GRACE_DAYS * DAY_MS - CLOCKS_MS)
  const due = await modelOf(payload, 'profiles')
    .find({ leavingAt: { $lte: until } }, { user: 1, email: 1, avatar: 1 })
    .lean<LeavingProfile[]>()
  for (const profile of due) {
    if (signal.aborted) return
    try {
      await eraseAccount(payload, profile)
    } catch (error) {
      log.warn({ err: error, profile: String(profile._id) }, 'an account could not be erased')
    }
  }
})
