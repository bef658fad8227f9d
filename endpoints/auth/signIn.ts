import type { Endpoint } from 'payload'
import { allowAttempt } from '../../server/services/rateLimits'
import { invalid, problem, readJson } from '../answers'
import { finishSignIn } from './finishSignIn'
import { isPasswordCorrect } from './passwords'
import { signInSchema } from './schema'

/** One text for every refusal: it must not tell whether the address is known, locked or unverified. */
export const SIGN_IN_REFUSED = 'Invalid login credentials'

/**
 * `POST /api/users/login` `{ email, password }`: starts a session.
 * Answers 200 `{ user, exp }` (exp in seconds) with the cookie, 400 for a malformed body, 401 for a refusal, 429 with
 * `Retry-After` after more than ten tries for one account from one address within 15 minutes.
 */
export const signIn: Endpoint = {
  method: 'post',
  path: '/login',
  handler: async (req) => {
    const input = signInSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const { email, password } = input.data
    const attempt = await allowAttempt(req, 'sign-in', email)
    if (!attempt.isAllowed) {
      return problem(429, 'too_many_attempts', 'Too many attempts. Please wait a few minutes and try again.', {
        'Retry-After': String(attempt.retryAfterSeconds),
      })
    }
    const user = await req.payload.db.findOne<{ id: string; lockedAt?: string }>({
      collection: 'users',
      where: { email: { equals: email } },
    })
    const credential = user
      ? await req.payload.db.findOne<{ id: string; passwordHash: string }>({ collection: 'credentials', where: { user: { equals: user.id } } })
      : null
    const isCorrect = await isPasswordCorrect(password, credential?.passwordHash)
    if (!user || user.lockedAt || !isCorrect) return problem(401, 'refused', SIGN_IN_REFUSED)
    await attempt.forget()
    return finishSignIn(req, user)
  },
}
