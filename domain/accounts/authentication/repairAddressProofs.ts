import type { Payload } from 'payload'
import { findStaff, hasUnknownProofs, storeUnknownProofs } from '..'
import { findLinkedUsers } from '../singleSignOn'

/**
 * Where emails are not confirmed, a new account is marked as confirmed within moments; reading a mail takes
 * longer.
 */
const CONFIRMED_BY_MAIL_AFTER_MS = 10_000

/**
 * Stores, for the accounts of an earlier version, whether somebody proved that they read the address: those that were
 * confirmed by a mail, those that a provider vouches for, and those of staff. Each account is examined once.
 */
export const repairAddressProofs = async (payload: Payload): Promise<void> => {
  if (!(await hasUnknownProofs(payload))) return
  const [linked, staff] = await Promise.all([findLinkedUsers(payload), findStaff(payload)])
  await storeUnknownProofs(payload, {
    vouchedFor: [...linked, ...staff],
    afterMs: CONFIRMED_BY_MAIL_AFTER_MS,
  })
}
