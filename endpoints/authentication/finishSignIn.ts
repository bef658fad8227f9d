import type { PayloadRequest } from 'payload'
import { recordSecurityEvent } from '../../domain/audit'
import { startChallenge, sessionCookie, startSession } from '../../domain/credentials'
import { hasSecondFactor } from '../../domain/secondFactor'

/**
 * What follows a correct password, and whatever else proves who is asking: starts the session. An account that has a
 * second factor is answered 200 `{ factorRequired: true, challenge }` in place of it, and goes on with
 * `POST /api/users/login/factor`.
 * @returns 200 `{ user, exp }` (exp in seconds) with the session's cookie
 */
export const finishSignIn = async (req: PayloadRequest, user: { id: string }): Promise<Response> => {
  if (!(await hasSecondFactor(req.payload, user.id))) return letIn(req, user)
  return Response.json({ factorRequired: true, challenge: await startChallenge(req.payload, user.id) })
}

/** Starts the session of an account that has proved all it must. */
export const letIn = async (req: PayloadRequest, user: { id: string }): Promise<Response> => {
  const session = await startSession(req.payload, user.id, req.headers.get('user-agent'))
  await recordSecurityEvent(req, { event: 'sign-in.succeeded', account: user.id })
  const account = await req.payload.findByID({
    collection: 'users',
    id: user.id,
    depth: 0,
    overrideAccess: true, // who is asking was just proved; the request itself is still anonymous
  })
  return Response.json(
    { user: account, exp: Math.floor(session.expiresAt.getTime() / 1000) },
    { headers: { 'Set-Cookie': sessionCookie(session, req.protocol === 'https:') } },
  )
}
