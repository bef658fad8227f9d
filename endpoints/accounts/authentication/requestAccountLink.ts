import type { Endpoint } from 'payload'
import { requestAccountLink } from '../../../domain/accounts/authentication'
import { accountLinkSchema } from '../../../domain/accounts/authentication/authentication.schema'
import type { TokenPurpose } from '../../../domain/accounts/credentials'
import { invalid, readJson, tooManyAttempts } from '../../answers'
import { requires } from '../../requirements'

/**
 * An endpoint `{ email }` that mails a link. Answers 200 `{ outcome: 'received' }`, equally fast whether or
 * not there is such an account; 400 for an invalid email, 429 after five requests for one email within an
 * hour.
 */
const accountLinkEndpoint = (path: string, purpose: Exclude<TokenPurpose, 'invitation'>): Endpoint => ({
  method: 'post',
  path,
  custom: requires({ isOpenToVisitors: true }),
  handler: async (req) => {
    const input = accountLinkSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const refused = await requestAccountLink(req, purpose, input.data.email)
    return refused ? tooManyAttempts(refused.retryAfterSeconds) : Response.json({ outcome: 'received' })
  },
})

/**
 * `POST /api/users/recover`: mails a link that resets the password. Source: spec.md section 7, "POST
 * /recover".
 */
export const recover = accountLinkEndpoint('/recover', 'reset')

/**
 * `POST /api/users/resend`: mails the link that confirms an email again. Source: spec.md section 7, "POST
 * /resend".
 */
export const resend = accountLinkEndpoint('/resend', 'confirm')
