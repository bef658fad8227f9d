import type { PayloadRequest } from 'payload'
import { forgetAttempts } from '../../../platform/rateLimits'
import { findAccountByEmail } from '..'
import { notifyOwner } from '../accountNotices'
import { recordSecurityEvent } from '../../audit'
import {
  deleteTokens,
  deleteUnconfirmedEmailChange,
  endAllSessions,
  endChallenges,
  hashPassword,
  setPasswordHash,
  spendToken,
} from '../credentials'
import { claimAddress } from './confirmAddress'

/**
 * Sets a new password by a mailed link, also by that of a confirmation or an invitation. All sessions, other links and
 * unfinished changes of the account end.
 * @returns `link_spent` for an invalid or expired token
 */
export const resetPassword = async (
  req: PayloadRequest,
  { token, password }: { token: string; password: string },
): Promise<'link_spent' | undefined> => {
  const { payload } = req
  // used up before the hashing, which is expensive: a guess costs one read
  const spent =
    (await spendToken(payload, 'reset', token)) ??
    (await spendToken(payload, 'confirm', token)) ??
    (await spendToken(payload, 'invitation', token))
  // a link to an email that the account no longer has gives no access
  if (!spent || !(await findAccountByEmail(payload, spent.email, spent.userId))) return 'link_spent'
  const { userId: user, email } = spent
  await setPasswordHash(payload, user, await hashPassword(password))
  // after the password: a sign-in with the old one is refused from here on
  await Promise.all([
    endAllSessions(payload, user),
    deleteTokens(payload, user),
    endChallenges(payload, user),
    forgetAttempts({ payload }, 'factor-code', user), // made with the old password
    deleteUnconfirmedEmailChange(payload, user),
  ])
  await claimAddress(payload, user, email)
  await notifyOwner(payload, user, 'passwordChanged', `${user}:${Date.now()}`)
  await recordSecurityEvent(req, { event: 'password.reset', account: user })
  return undefined
}
