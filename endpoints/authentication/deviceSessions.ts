import type { Endpoint } from 'payload'
import { recordSecurityEvent } from '../../domain/audit'
import { modelOf } from '../../platform/database'
import { invalid, problem, readJson } from '../answers'
import { isObjectId } from '../../platform/isObjectId'
import { type DeviceSession, signOutSchema } from '../../domain/authentication/authentication.schema'
import {
  endOtherSessions,
  endSession,
  findSession,
  readSessionToken,
  sessionCookie,
} from '../../domain/credentials'

const MAX_LISTED = 100

const unauthenticated = (): Response => problem(401, 'unauthenticated', 'Please sign in first.')

interface Stored {
  _id: unknown
  device?: string | null
  createdAt: Date
  lastSeenAt?: Date | null
}

/** `GET /api/users/sessions`: the caller's own signed-in devices, the latest used first. Answers 200 `{ docs }` or 401. */
export const listSessions: Endpoint = {
  method: 'get',
  path: '/sessions',
  handler: async (req) => {
    const token = readSessionToken(req.headers)
    const current = token && req.user ? await findSession(req.payload, token) : undefined
    if (!req.user || !current) return unauthenticated()
    const found = await modelOf(req.payload, 'sessions')
      .find({ user: req.user.id, expiresAt: { $gt: new Date() } })
      .sort({ lastSeenAt: -1 })
      .limit(MAX_LISTED)
      .lean<Stored[]>()
    const docs = found.map(({ _id, device, createdAt, lastSeenAt }): DeviceSession => ({
      id: String(_id),
      device: device ?? null,
      startedAt: createdAt.toISOString(),
      lastSeenAt: (lastSeenAt ?? createdAt).toISOString(),
      isCurrent: String(_id) === current.id,
    }))
    return Response.json({ docs })
  },
}

/**
 * `DELETE /api/users/sessions/:id`: signs one of the caller's own devices out. Answers 200, 401, or 404 for a session
 * that is over or is somebody else's: which of the two is not told.
 */
export const endDeviceSession: Endpoint = {
  method: 'delete',
  path: '/sessions/:id',
  handler: async (req) => {
    if (!req.user) return unauthenticated()
    const id = req.routeParams?.id
    const ended = isObjectId(id)
      ? await modelOf(req.payload, 'sessions').deleteOne({ _id: id, user: req.user.id })
      : undefined
    if (!ended?.deletedCount) return problem(404, 'not_found', 'This device is already signed out.')
    await recordSecurityEvent(req, { event: 'account.sessions-ended' })
    return Response.json({ outcome: 'ended' })
  },
}

/**
 * `POST /api/users/sign-out` `{ scope }`: ends the session of this device (`local`), those of all others (`others`) or
 * all (`global`). Answers 200, 400, 401. Source: spec.md section 7, "sign-out with a scope".
 */
export const signOutScope: Endpoint = {
  method: 'post',
  path: '/sign-out',
  handler: async (req) => {
    const token = readSessionToken(req.headers)
    if (!req.user || !token) return unauthenticated()
    const input = signOutSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const { scope } = input.data
    if (scope !== 'local') await endOtherSessions(req.payload, req.user.id, token)
    await recordSecurityEvent(req, {
      event: scope === 'local' ? 'sign-in.signed-out' : 'account.sessions-ended',
    })
    if (scope === 'others') return Response.json({ outcome: 'ended' })
    await endSession(req.payload, token)
    return Response.json(
      { outcome: 'ended' },
      { headers: { 'Set-Cookie': sessionCookie(null, req.protocol === 'https:') } },
    )
  },
}
