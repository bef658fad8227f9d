import { signInWithCode } from '../../../domain/accounts/authentication'
import { knownDeviceCookie } from '../../../domain/accounts/secondFactor'
import { signInCodeSchema } from '../../../domain/accounts/secondFactor/secondFactor.schema'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { everybody } from '../../guards'
import { answerCodeRefusal } from '../secondFactor/answerCodeRefusal'
import { answerSignIn } from './answerSignIn'

/**
 * `POST /api/users/login/factor` `{ challenge, code }`: the second step of sign-in, after `POST
 * /api/users/login` answered `{ factorRequired: true, challenge }`. The code is one of the authenticator app
 * or a recovery code.
 * Answers 200 `{ user, exp }` (exp in seconds) with the cookie, 400 for a malformed body, 401
 * `challenge_ended` after five minutes or five attempts, 403 `wrong_code`, 429 after too many wrong codes.
 */
export const signInFactor = declareEndpoint({
  method: 'post',
  path: '/login/factor',
  access: everybody,
  gateway: { isOpenToVisitors: true },
  body: signInCodeSchema,
  handler: async (req, { body }) => {
    const result = await signInWithCode(req, body)
    if ('refusal' in result) return answerCodeRefusal(result.refusal)
    if ('problem' in result)
      return problem(
        401,
        'challenge_ended',
        'You took too long or tried too many times. Please sign in again.',
      )
    const answer = answerSignIn(req, result)
    answer.headers.append('Set-Cookie', knownDeviceCookie(req, result.user.id))
    return answer
  },
})
