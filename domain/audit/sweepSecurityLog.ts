import type { Payload } from 'payload'
import { MAX_SECURITY_ENTRIES, SECURITY_LOG_DAYS } from './audit.schema'
import { removeOldEntries } from './securityLogRepository'

const DAY_MS = 24 * 60 * 60_000

/** Removes entries of the security log that are older than the staff settings say. Safe to repeat. */
export const sweepSecurityLog = async (payload: Payload): Promise<void> => {
  const { securityLogDays } = await payload.findGlobal({
    slug: 'staff-settings',
    depth: 0,
    overrideAccess: true, // a job of the server's
  })
  await removeOldEntries(
    payload,
    new Date(Date.now() - (securityLogDays || SECURITY_LOG_DAYS) * DAY_MS),
    MAX_SECURITY_ENTRIES,
  )
}
