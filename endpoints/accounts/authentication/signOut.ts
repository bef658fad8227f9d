import { endSession, readSessionToken } from '../../../domain/accounts/credentials'
import { recordSecurityEvent } from '../../../domain/audit'
import { declareEndpoint } from '../../declareEndpoint'
import { everybody } from '../../guards'
import { sessionHeaders } from './sessionHeaders'

/**
 * `POST /api/users/logout`: ends this device's session and clears its cookie. Always 200, also when signed
 * out already.
 */
export const signOut = declareEndpoint({
  method: 'post',
  path: '/logout',
  access: everybody,
  gateway: { isOpenToVisitors: true },
  handler: async (req) => {
    const token = readSessionToken(req.headers)
    if (token) await endSession(req.payload, token)
    if (req.user) await recordSecurityEvent(req, { event: 'sign-in.signed-out' })
    return Response.json({ message: 'You have been signed out.' }, { headers: sessionHeaders(req, null) })
  },
})
