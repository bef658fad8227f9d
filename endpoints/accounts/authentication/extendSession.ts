import { extendSession, readSessionToken } from '../../../domain/accounts/credentials'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { everybody } from '../../guards'
import { sessionHeaders } from './sessionHeaders'

/** `POST /api/users/refresh-token`: extends the session. Answers 200 `{ user, exp }` (seconds) or 401. */
export const refresh = declareEndpoint({
  method: 'post',
  path: '/refresh-token',
  access: everybody,
  handler: async (req) => {
    const token = readSessionToken(req.headers)
    const expiresAt = token && req.user ? await extendSession(req.payload, token) : undefined
    if (!token || !expiresAt)
      return problem(401, 'unauthenticated', 'Your session has ended. Please sign in again.')
    return Response.json(
      { user: req.user, exp: Math.floor(expiresAt.getTime() / 1000) },
      { headers: sessionHeaders(req, { token, expiresAt }) },
    )
  },
})
