import type { PayloadRequest } from 'payload'
import { allowAttempt } from '../../../platform/rateLimits'
import { assumeAddress, createAccount, findAccountByEmail } from '..'
import { sendWelcome } from '../accountNotices'
import { type PendingSignUp, hashPassword } from '../credentials'
import { queueMail } from '../../messaging/mail'
import type { SignUp } from './authentication.schema'
import { isConfirmationRequired } from './isConfirmationRequired'
import { mailAccountLink } from './requestAccountLink'
import { type TooManyAttempts, tooManyAttempts } from './TooManyAttempts'

/** Without a mail server no mail can be sent to the owner of the new account. */
const isMailConfigured = (): boolean => Boolean(process.env.SMTP_URL)

/**
 * Mails the owner of a new account. The mail contains no text of the sign-up, since the email is not proved
 * yet.
 */
const mailNewOwner = async (
  { payload }: PayloadRequest,
  user: { id: string; email: string },
  signUp: PendingSignUp,
  mustConfirm: boolean,
): Promise<void> => {
  if (mustConfirm) return mailAccountLink(payload, 'confirm', user, signUp)
  await assumeAddress(payload, user.id, user.email)
  await sendWelcome(payload, user)
}

/**
 * Mails the owner of an email that has an account, who may not be the person who signed up. While the email
 * is not confirmed, the link is for the password of this very sign-up.
 */
const mailKnownOwner = async (
  req: PayloadRequest,
  email: string,
  signUp: PendingSignUp,
  mustConfirm: boolean,
): Promise<void> => {
  const account = await findAccountByEmail(req.payload, email)
  if (!account) return
  if (!mustConfirm || account.emailVerifiedAt) {
    await queueMail(req.payload, {
      template: 'accountExists',
      to: email,
      data: {},
      dedupeKey: `accountExists:${account.id}:${new Date().toISOString().slice(0, 10)}`,
    })
    return
  }
  const attempt = await allowAttempt(req, 'account-mail', account.id, '')
  if (attempt.isAllowed) await mailAccountLink(req.payload, 'confirm', account, signUp)
}

/**
 * Creates an account, or mails the owner of the existing one; the result is the same.
 * @returns whether the email must be confirmed; `mail_not_configured` when it must and no mail can be sent
 */
export const signUp = async (
  req: PayloadRequest,
  { email, fullName, password }: SignUp,
): Promise<{ isConfirmationRequired: boolean } | TooManyAttempts | { problem: 'mail_not_configured' }> => {
  const attempt = await allowAttempt(req, 'sign-up')
  if (!attempt.isAllowed) return tooManyAttempts(attempt)
  const mustConfirm = await isConfirmationRequired(req.payload)
  const passwordHash = await hashPassword(password) // always, so that a known email takes as long as a new one
  const id = await createAccount(req.payload, { email, fullName, passwordHash })
  if (id) await mailNewOwner(req, { id, email }, { passwordHash, fullName }, mustConfirm)
  else await mailKnownOwner(req, email, { passwordHash, fullName }, mustConfirm)
  if (mustConfirm && !isMailConfigured()) return { problem: 'mail_not_configured' }
  return { isConfirmationRequired: mustConfirm }
}
