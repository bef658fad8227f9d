import type { PayloadRequest } from 'payload'
import { allowAttempt } from '../../../platform/rateLimits'
import { recordSecurityEvent } from '../../audit'
import { findPasswordHash, isPasswordCorrect } from '../credentials'
import { type TooManyAttempts, tooManyAttempts } from './TooManyAttempts'

export type PasswordRefusal = TooManyAttempts | { problem: 'wrong_password' }

/**
 * Checks the account's password again, before an action that a stolen session must not do.
 * @returns undefined when it is right; `too_many_attempts` after ten wrong ones in 15 minutes
 */
export const checkCurrentPassword = async (
  req: PayloadRequest,
  userId: string,
  password: string,
): Promise<PasswordRefusal | undefined> => {
  const attempt = await allowAttempt(req, 'current-password', userId)
  if (!attempt.isAllowed) return tooManyAttempts(attempt)
  if (!(await isPasswordCorrect(password, await findPasswordHash(req.payload, userId)))) {
    await recordSecurityEvent(req, { event: 'proof.failed', account: userId })
    return { problem: 'wrong_password' }
  }
  await attempt.forget()
  return undefined
}
