import type { Endpoint, PayloadRequest } from 'payload'
import { recordSecurityEvent } from '../../domain/audit'
import { allowAttempt } from '../../platform/rateLimits'
import { invalid, readJson, tooManyAttempts } from '../answers'
import { requires } from '../requirements'
import type { TokenPurpose } from '../../domain/credentials'
import { equaliseDuration } from '../../domain/authentication/equaliseDuration'
import { mailAccountLink } from '../../domain/authentication/mailAccountLink'
import { accountLinkSchema } from '../../domain/authentication/authentication.schema'

interface Account {
  id: string
  email: string
  emailVerifiedAt?: string | null
  lockedAt?: string | null
}

const mailIfDue = async (req: PayloadRequest, purpose: TokenPurpose, email: string): Promise<void> => {
  const user = await req.payload.db.findOne<Account>({
    collection: 'users',
    where: { email: { equals: email } },
  })
  if (!user || user.lockedAt || (purpose === 'confirm' && user.emailVerifiedAt)) return
  if (purpose === 'reset')
    await recordSecurityEvent(req, { event: 'password.reset-requested', account: user.id })
  // a stranger must not fill somebody's mailbox, whatever addresses the requests come from
  const attempt = await allowAttempt(req, 'account-mail', user.id, '')
  if (attempt.isAllowed) await mailAccountLink(req.payload, purpose, user)
}

/**
 * An endpoint `{ email }` that mails a link. Answers 200 `{ outcome: 'received' }`, in the same time, whether or not
 * there is such an account; 400 for what is no address, 429 after five requests for one address within an hour.
 */
const sendAccountLink = (path: string, purpose: TokenPurpose): Endpoint => ({
  method: 'post',
  path,
  custom: requires({ isOpenToVisitors: true }),
  handler: async (req) => {
    const input = accountLinkSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const { email } = input.data
    for (const attempt of [
      await allowAttempt(req, 'account-link', `${purpose} ${email}`),
      await allowAttempt(req, 'account-link-address'),
    ]) {
      if (!attempt.isAllowed) return tooManyAttempts(attempt.retryAfterSeconds)
    }
    await equaliseDuration(mailIfDue(req, purpose, email))
    return Response.json({ outcome: 'received' })
  },
})

/** `POST /api/users/recover`: a link to choose a new password. Source: spec.md section 7, "POST /recover". */
export const recover = sendAccountLink('/recover', 'reset')

/** `POST /api/users/resend`: the link that confirms an address, once more. Source: spec.md section 7, "POST /resend". */
export const resend = sendAccountLink('/resend', 'confirm')
