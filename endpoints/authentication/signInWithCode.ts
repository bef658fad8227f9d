import type { Endpoint } from 'payload'
import { checkCode, findSecondFactor, knownDeviceCookie } from '../../domain/secondFactor'
import { answerCodeRefusal } from '../secondFactor/answerCodeRefusal'
import { signInCodeSchema } from '../../domain/secondFactor/secondFactor.schema'
import { invalid, problem, readJson } from '../answers'
import { requires } from '../requirements'
import { endChallenge, tryChallenge } from '../../domain/credentials'
import { letIn } from './finishSignIn'

const ended = (): Response =>
  problem(401, 'challenge_ended', 'You took too long or tried too many times. Please sign in again.')

/**
 * `POST /api/users/login/factor` `{ challenge, code }`: the second step of signing in, after `POST /api/users/login`
 * answered `{ factorRequired: true, challenge }`. The code is one of the authenticator app or a recovery code.
 * Answers 200 `{ user, exp }` (exp in seconds) with the cookie, 400 for a malformed body, 401 `challenge_ended` after
 * five minutes or five tries, 403 `wrong_code`, 429 after too many wrong codes.
 */
export const signInFactor: Endpoint = {
  method: 'post',
  path: '/login/factor',
  custom: requires({ isOpenToVisitors: true }),
  handler: async (req) => {
    const input = signInCodeSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const challenge = await tryChallenge(req.payload, input.data.challenge)
    if (!challenge) return ended()
    const { userId } = challenge
    const [user, factor] = await Promise.all([
      req.payload.db.findOne<{ id: string; lockedAt?: string }>({
        collection: 'users',
        where: { id: { equals: userId } },
      }),
      findSecondFactor(req.payload, userId),
    ])
    if (!user || user.lockedAt || !factor?.confirmedAt) return ended()
    const refusal = await checkCode(req, userId, factor, input.data.code)
    if (refusal) return answerCodeRefusal(refusal)
    if (!(await endChallenge(req.payload, challenge.id))) return ended()
    const answer = await letIn(req, user)
    answer.headers.append('Set-Cookie', knownDeviceCookie(req, userId))
    return answer
  },
}
