import type { Endpoint } from 'payload'
import { requestAccountLink } from '../../../domain/accounts/authentication'
import { accountLinkSchema } from '../../../domain/accounts/authentication/authentication.schema'
import type { TokenPurpose } from '../../../domain/accounts/credentials'
import { tooManyAttempts } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { everybody } from '../../guards'

/**
 * An endpoint `{ email }` that mails a link. Answers 200 `{ outcome: 'received' }`, equally fast whether or
 * not there is such an account; 400 for an invalid email, 429 after five requests for one email within an
 * hour.
 */
const accountLinkEndpoint = (path: string, purpose: Exclude<TokenPurpose, 'invitation'>): Endpoint =>
  declareEndpoint({
    method: 'post',
    path,
    access: everybody,
    gateway: { isOpenToVisitors: true },
    body: accountLinkSchema,
    handler: async (req, { body }) => {
      const refused = await requestAccountLink(req, purpose, body.email)
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
