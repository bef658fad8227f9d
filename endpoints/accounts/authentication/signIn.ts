import { signIn as signInWithPassword } from '../../../domain/accounts/authentication'
import { signInSchema } from '../../../domain/accounts/authentication/authentication.schema'
import { problem, tooManyAttempts } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { everybody } from '../../guards'
import { answerSignIn } from './answerSignIn'

/** One text for every refusal: it must not reveal whether the email is known, locked or unconfirmed. */
const SIGN_IN_REFUSED = 'Invalid login credentials'

/**
 * `POST /api/users/login` `{ email, password }`: starts a session.
 * Answers 200 `{ user, exp }` (exp in seconds) with the cookie, 400 for a malformed body, 401 for a refusal,
 * 429 with `Retry-After` after more than ten attempts for one account from one client address within 15
 * minutes, a hundred from one client address, or three while an account is tried from many. An unconfirmed
 * email is refused as a wrong password is: another answer would reveal to a person who signs up with a
 * stranger's email whether the stranger has an account.
 */
export const signIn = declareEndpoint({
  method: 'post',
  path: '/login',
  access: everybody,
  gateway: { isOpenToVisitors: true },
  body: signInSchema,
  handler: async (req, { body }) => {
    const result = await signInWithPassword(req, body)
    if (!('problem' in result)) return answerSignIn(req, result)
    return result.problem === 'too_many_attempts'
      ? tooManyAttempts(result.retryAfterSeconds)
      : problem(401, 'refused', SIGN_IN_REFUSED)
  },
})
