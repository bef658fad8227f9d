import type { Endpoint } from 'payload'
import { checkOwnCode } from '../../domain/secondFactor'
import { answerCodeRefusal } from '../secondFactor/answerCodeRefusal'
import { invalid, problem, readJson } from '../answers'
import { checkCurrentPassword } from './checkCurrentPassword'
import { reauthenticateSchema } from '../../domain/authentication/authentication.schema'
import { markAuthenticated, readSessionToken } from '../../domain/credentials'

/**
 * `POST /api/users/reauthenticate` `{ password, code? }`: proves anew who is behind the session, which then counts as freshly
 * authenticated for ten minutes.
 * The code, of the authenticator app or a recovery code, is needed where two-step sign-in is on.
 * Answers 200, 400 for a malformed body, 401 without a session, 403 for a wrong password or code, 429 after too many.
 * Source: decisions.md "Sessions and accounts".
 */
export const reauthenticate: Endpoint = {
  method: 'post',
  path: '/reauthenticate',
  handler: async (req) => {
    const token = readSessionToken(req.headers)
    if (!req.user || !token) return problem(401, 'unauthenticated', 'Please sign in first.')
    const input = reauthenticateSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const refusal = await checkCurrentPassword(req, req.user.id, input.data.password)
    if (refusal) return refusal
    const wrong = await checkOwnCode(req, req.user.id, input.data.code)
    if (wrong) return answerCodeRefusal(wrong)
    if (!(await markAuthenticated(req.payload, token)))
      return problem(401, 'unauthenticated', 'Please sign in first.')
    return Response.json({ message: 'Thank you.' })
  },
}
