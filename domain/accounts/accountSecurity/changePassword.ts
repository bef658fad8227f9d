import type { PayloadRequest } from 'payload'
import { notifyOwner } from '../accountNotices'
import { recordSecurityEvent } from '../../audit'
import { type PasswordRefusal, checkCurrentPassword } from '../authentication'
import {
  type StartedSession,
  endOtherAccess,
  findPasswordHash,
  hashPassword,
  renewOwnSession,
  replacePasswordHash,
} from '../credentials'
import type { ChangePassword } from './accountSecurity.schema'

/**
 * Changes the password of an account and ends all other access to it.
 * @returns the session of the request under another token; `changed_meanwhile` when the password was changed
 *   at the same time
 */
export const changePassword = async (
  req: PayloadRequest,
  user: string,
  { currentPassword, newPassword }: ChangePassword,
): Promise<PasswordRefusal | { problem: 'changed_meanwhile' } | { session: StartedSession | undefined }> => {
  const { payload } = req
  const before = await findPasswordHash(payload, user)
  const refusal = await checkCurrentPassword(req, user, currentPassword)
  if (refusal) return refusal
  // of two simultaneous changes, or a change and a reset, one succeeds
  if (!(await replacePasswordHash(payload, user, before, await hashPassword(newPassword))))
    return { problem: 'changed_meanwhile' }
  await endOtherAccess(req, user)
  await notifyOwner(payload, user, 'passwordChanged', `${user}:${Date.now()}`)
  await recordSecurityEvent(req, { event: 'password.changed' })
  return { session: await renewOwnSession(req) }
}
