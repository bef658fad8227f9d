import type { Endpoint } from 'payload'
import { recordSecurityEvent } from '../../../domain/audit'
import { endSession, readSessionToken } from '../../../domain/accounts/credentials'
import { requires } from '../../requirements'
import { sessionHeaders } from './sessionHeaders'

/**
 * `POST /api/users/logout`: ends this device's session and clears its cookie. Always 200, also when signed
 * out already.
 */
export const signOut: Endpoint = {
  method: 'post',
  path: '/logout',
  custom: requires({ isOpenToVisitors: true }),
  handler: async (req) => {
    const token = readSessionToken(req.headers)
    if (token) await endSession(req.payload, token)
    if (req.user) await recordSecurityEvent(req, { event: 'sign-in.signed-out' })
    return Response.json({ message: 'You have been signed out.' }, { headers: sessionHeaders(req, null) })
  },
}
