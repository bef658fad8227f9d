import type { PayloadRequest } from 'payload'
import { notifyOwner } from '../accountNotices'
import { recordSecurityEvent, recordChange } from '../../audit'
import {
  NO_PASSWORD,
  type StartedSession,
  endOtherAccess,
  hasPassword,
  hashPassword,
  renewOwnSession,
  replacePasswordHash,
} from '../credentials'

/**
 * Gives a password to an account that has none, because its owner signs in through the provider, and ends all other
 * access to it.
 * @returns the session of the request under another token
 */
export const chooseFirstPassword = async (
  req: PayloadRequest,
  user: string,
  newPassword: string,
): Promise<{ problem: 'has_password' } | { session: StartedSession | undefined }> => {
  const { payload } = req
  if (await hasPassword(payload, user)) return { problem: 'has_password' } // before the hashing, which is expensive
  // of two simultaneous requests, or of this and a mailed link, one succeeds
  if (!(await replacePasswordHash(payload, user, NO_PASSWORD, await hashPassword(newPassword))))
    return { problem: 'has_password' }
  await endOtherAccess(req, user)
  await notifyOwner(payload, user, 'passwordChosen', user)
  await recordChange(req, {
    action: 'account.password-chosen',
    subject: { collection: 'users', id: user },
    account: user,
  })
  await recordSecurityEvent(req, { event: 'password.chosen' })
  return { session: await renewOwnSession(req) }
}
