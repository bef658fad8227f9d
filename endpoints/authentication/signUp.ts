import type { Endpoint, PayloadRequest } from 'payload'
import { queueMail } from '../../domain/mail'
import { allowAttempt } from '../../platform/rateLimits'
import { invalid, problem, readJson, tooManyAttempts } from '../answers'
import { requires } from '../requirements'
import { type PendingSignUp, hashPassword } from '../../domain/credentials'
import { assumeAddress, createAccount } from '../../domain/accounts'
import { isConfirmationRequired } from '../../domain/authentication/isConfirmationRequired'
import { mailAccountLink } from '../../domain/authentication/mailAccountLink'
import { signUpSchema } from '../../domain/authentication/authentication.schema'
import { sendWelcome } from '../../domain/accountNotices'

/** Without a mail server nothing that must reach the new account's owner can be sent. */
const isMailConfigured = (): boolean => Boolean(process.env.SMTP_URL)

/** What the owner of a new account is sent. Nothing in it was written by who signed up: the address is not proved yet. */
const greet = async (
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
 * What the owner of an address that has an account is sent, who may not be who signed up. While the address is not
 * confirmed, the link is for the password of this very sign-up.
 */
const notifyOwner = async (
  req: PayloadRequest,
  email: string,
  signUp: PendingSignUp,
  mustConfirm: boolean,
): Promise<void> => {
  const user = await req.payload.db.findOne<{ id: string; email: string; emailVerifiedAt?: string | null }>({
    collection: 'users',
    where: { email: { equals: email } },
  })
  if (!user) return
  if (!mustConfirm || user.emailVerifiedAt) {
    await queueMail(req.payload, {
      template: 'accountExists',
      to: email,
      data: {},
      dedupeKey: `accountExists:${user.id}:${new Date().toISOString().slice(0, 10)}`,
    })
    return
  }
  const attempt = await allowAttempt(req, 'account-mail', user.id, '')
  if (attempt.isAllowed) await mailAccountLink(req.payload, 'confirm', user, signUp)
}

/**
 * `POST /api/users/sign-up` `{ fullName, email, password }`: makes an account. Where addresses are not confirmed, a new
 * one counts as confirmed; where they are, nobody signs in before, and name and password count once the link of the mail
 * is used together with the password (docs/decisions, "An account belongs to who reads its address").
 * Answers 201 `{ isConfirmationRequired }` whether or not the address had an account already (its owner is told by
 * mail instead), 400 naming the fields that are wrong, 429 after too many tries from one address, 503 when the account
 * was made and its confirmation cannot be mailed (spec.md section 8, "Email Service Not Configured").
 */
export const signUp: Endpoint = {
  method: 'post',
  path: '/sign-up',
  custom: requires({ isOpenToVisitors: true }),
  handler: async (req: PayloadRequest) => {
    const input = signUpSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const attempt = await allowAttempt(req, 'sign-up')
    if (!attempt.isAllowed) return tooManyAttempts(attempt.retryAfterSeconds)
    const { email, fullName, password } = input.data
    const mustConfirm = await isConfirmationRequired(req.payload)
    const passwordHash = await hashPassword(password) // in any case, so that a known address takes as long as a new one
    const id = await createAccount(req.payload, { email, fullName, passwordHash })
    if (id) await greet(req, { id, email }, { passwordHash, fullName }, mustConfirm)
    else await notifyOwner(req, email, { passwordHash, fullName }, mustConfirm)
    if (mustConfirm && !isMailConfigured())
      return problem(503, 'mail_not_configured', 'Error sending confirmation email')
    return Response.json({ isConfirmationRequired: mustConfirm }, { status: 201 })
  },
}
