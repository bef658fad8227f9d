import type { Endpoint } from 'payload'
import { recordSecurityEvent } from '../../domain/audit'
import { requires } from '../requirements'
import { endSession, readSessionToken, sessionCookie } from '../../domain/credentials'

/** `POST /api/users/logout`: ends this device's session and clears its cookie. Always 200: signing out twice is fine. */
export const signOut: Endpoint = {
  method: 'post',
  path: '/logout',
  custom: requires({ isOpenToVisitors: true }),
  handler: async (req) => {
    const token = readSessionToken(req.headers)
    if (token) await endSession(req.payload, token)
    if (req.user) await recordSecurityEvent(req, { event: 'sign-in.signed-out' })
    return Response.json(
      { message: 'You have been signed out.' },
      { headers: { 'Set-Cookie': sessionCookie(null, req.protocol === 'https:') } },
    )
  },
}
