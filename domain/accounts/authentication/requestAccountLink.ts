import type { Payload, PayloadRequest } from 'payload'
import { allowAttempt } from '../../../platform/rateLimits'
import { queueMail } from '../../messaging/mail'
import { recordSecurityEvent } from '../../audit'
import { type PendingSignUp, type TokenPurpose, issueToken } from '../credentials'
import { findAccountByEmail } from '..'
import { equaliseDuration } from './equaliseDuration'
import { type TooManyAttempts, tooManyAttempts } from './TooManyAttempts'

const TEMPLATES = { confirm: 'confirmEmail', reset: 'resetPassword' } as const

/**
 * Mails an account's owner a link that confirms the email, or resets the password.
 * @param signUp what the link confirms in addition to the email
 */
export const mailAccountLink = async (
  payload: Payload,
  purpose: keyof typeof TEMPLATES,
  { id, email }: { id: string; email: string },
  signUp?: PendingSignUp,
): Promise<void> => {
  const token = await issueToken(payload, purpose, { id, email }, signUp)
  // each mail contains its own token, so none is a duplicate of another
  await queueMail(payload, {
    template: TEMPLATES[purpose],
    to: email,
    data: { token },
    dedupeKey: `${TEMPLATES[purpose]}:${id}:${Date.now()}`,
  })
}

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
