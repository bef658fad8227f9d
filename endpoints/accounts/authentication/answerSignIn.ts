import type { PayloadRequest } from 'payload'
import type { SignInOutcome } from '../../../domain/accounts/authentication'
import { sessionHeaders } from './sessionHeaders'

/**
 * The answer to a first proof: 200 `{ user, exp }` (exp in seconds) with the session's cookie, or 200
 * `{ factorRequired: true, challenge }`, which `POST /api/users/login/factor` continues.
 */
export const answerSignIn = (req: PayloadRequest, outcome: SignInOutcome): Response =>
  'challenge' in outcome
    ? Response.json({ factorRequired: true, challenge: outcome.challenge })
    : Response.json(
        { user: outcome.user, exp: Math.floor(outcome.session.expiresAt.getTime() / 1000) },
        { headers: sessionHeaders(req, outcome.session) },
      )
