import type { Endpoint, PayloadRequest } from 'payload'
import { queueMail } from '../../server/services/mail'
import { allowAttempt } from '../../server/services/rateLimits'
import { invalid, problem, readJson, tooManyAttempts } from '../answers'
import { confirmAddress } from './confirmAddress'
import { createAccount } from './createAccount'
import { isConfirmationRequired } from './isConfirmationRequired'
import { mailAccountLink } from './mailAccountLink'
import { type SignUp, signUpSchema } from './schema'

/** Without a mail server nothing that must reach the new account's owner can be sent. */
const isMailConfigured = (): boolean => Boolean(process.env.SMTP_URL)

/** What the owner of a new account is sent. */
const greet = async (req: PayloadRequest, id: string, { email, fullName }: SignUp, mustConfirm: boolean): Promise<void> => {
  if (mustConfirm) await mailAccountLink(req.payload, 'confirm', { id, email })
  else await confirmAddress(req.payload, id, email)
  try {
    await queueMail(req.payload, { template: 'welcome', to: email, data: { fullName }, dedupeKey: `welcome:${id}` })
  } catch (error) {
    req.payload.logger.warn({ err: error }, 'a welcome mail could not be queued') // Source: spec.md section 7, "failure only logged"
  }
}

/** What the owner of an address that has an account is sent, who may not be who signed up. */
const tellOwner = async (req: PayloadRequest, email: string, mustConfirm: boolean): Promise<void> => {
  const user = await req.payload.db.findOne<{ id: string; email: string; emailVerifiedAt?: string | null }>({ collection: 'users', where: { email: { equals: email } } })
  if (!user) return
  if (!mustConfirm || user.emailVerifiedAt) {
    await queueMail(req.payload, { template: 'accountExists', to: email, data: {}, dedupeKey: `accountExists:${user.id}:${new Date().toISOString().slice(0, 10)}` })
    return
  }
  const attempt = await allowAttempt(req, 'account-mail', user.id, '')
  if (attempt.isAllowed) await mailAccountLink(req.payload, 'confirm', user)
}

/**
 * `POST /api/users/sign-up` `{ fullName, email, password }`: makes an account. Where addresses are not confirmed, a new
 * one counts as confirmed; where they are, nobody signs in before.
 * Answers 201 `{ isConfirmationRequired }` whether or not the address had an account already (its owner is told by
 * mail instead), 400 naming the fields that are wrong, 429 after too many tries from one address, 503 when the account
 * was made and its confirmation cannot be mailed (spec.md section 8, "Email Service Not Configured").
 */
export const signUp: Endpoint = {
  method: 'post',
  path: '/sign-up',
  handler: async (req: PayloadRequest) => {
    const input = signUpSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const attempt = await allowAttempt(req, 'sign-up')
    if (!attempt.isAllowed) return tooManyAttempts(attempt.retryAfterSeconds)
    const mustConfirm = await isConfirmationRequired(req.payload)
    const id = await createAccount(req.payload, input.data)
    if (id) await greet(req, id, input.data, mustConfirm)
    else await tellOwner(req, input.data.email, mustConfirm)
    if (mustConfirm && !isMailConfigured()) return problem(503, 'mail_not_configured', 'Error sending confirmation email')
    return Response.json({ isConfirmationRequired: mustConfirm }, { status: 201 })
  },
}
