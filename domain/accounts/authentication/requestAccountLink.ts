import type { PayloadRequest } from 'payload'
import { allowAttempt } from '../../../platform/rateLimits'
import { findAccountByEmail } from '..'
import { recordSecurityEvent } from '../../audit'
import type { TokenPurpose } from '../credentials'
import { equaliseDuration } from './equaliseDuration'
import { mailAccountLink } from './mailAccountLink'
import { type TooManyAttempts, tooManyAttempts } from './TooManyAttempts'

const mailIfDue = async (
  req: PayloadRequest,
  purpose: Exclude<TokenPurpose, 'invitation'>,
  email: string,
): Promise<void> => {
  const account = await findAccountByEmail(req.payload, email)
  if (!account || account.lockedAt || (purpose === 'confirm' && account.emailVerifiedAt)) return
  if (purpose === 'reset')
    await recordSecurityEvent(req, { event: 'password.reset-requested', account: account.id })
  // a stranger must not flood a mailbox, however many client addresses the requests have
  const attempt = await allowAttempt(req, 'account-mail', account.id, '')
  if (attempt.isAllowed) await mailAccountLink(req.payload, purpose, account)
}

/** Mails a link to an address that has an account, and takes as long when it has none. */
export const requestAccountLink = async (
  req: PayloadRequest,
  purpose: Exclude<TokenPurpose, 'invitation'>,
  email: string,
): Promise<TooManyAttempts | undefined> => {
  const attempts = [
    await allowAttempt(req, 'account-link', `${purpose} ${email}`),
    await allowAttempt(req, 'account-link-address'),
  ]
  const refused = attempts.find(({ isAllowed }) => !isAllowed)
  if (refused) return tooManyAttempts(refused)
  await equaliseDuration(mailIfDue(req, purpose, email))
  return undefined
}
