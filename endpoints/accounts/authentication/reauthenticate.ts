import { reauthenticate as proveIdentity } from '../../../domain/accounts/authentication'
import { reauthenticateSchema } from '../../../domain/accounts/authentication/authentication.schema'
import { signInFirst } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { inSession } from '../../guards'
import { answerCodeRefusal } from '../secondFactor/answerCodeRefusal'
import { answerPasswordRefusal } from './answerPasswordRefusal'

/**
 * `POST /api/users/reauthenticate` `{ password, code? }`: proves the caller's identity again; the session
 * then counts as recently authenticated for ten minutes. The code, of the authenticator app or a recovery
 * code, is needed where two-step sign-in is on. Answers 200, 400 for a malformed body, 401 without a session,
 * 403 for a wrong password or code, 429 after too many.
 * Source: decisions.md "Sessions and accounts".
 */
export const reauthenticate = declareEndpoint({
  method: 'post',
  path: '/reauthenticate',
  access: inSession,
  body: reauthenticateSchema,
  handler: async (req, { user, token, body }) => {
    const refusal = await proveIdentity(req, { user: user.id, token }, body)
    if (!refusal) return Response.json({ message: 'Thank you.' })
    if ('password' in refusal) return answerPasswordRefusal(refusal.password)
    if ('code' in refusal) return answerCodeRefusal(refusal.code)
    return signInFirst()
  },
})
