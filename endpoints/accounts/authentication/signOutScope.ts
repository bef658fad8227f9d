import type { Endpoint } from 'payload'
import { recordSecurityEvent } from '../../../domain/audit'
import { signOutSchema } from '../../../domain/accounts/authentication/authentication.schema'
import { endOtherSessions, endSession, readSessionToken } from '../../../domain/accounts/credentials'
import { invalid, readJson, signInFirst } from '../../answers'
import { sessionHeaders } from './sessionHeaders'

/**
 * `POST /api/users/sign-out` `{ scope }`: ends the session of this device (`local`), those of all others (`others`) or
 * all (`global`). Answers 200, 400, 401. Source: spec.md section 7, "sign-out with a scope".
 */
export const signOutScope: Endpoint = {
  method: 'post',
  path: '/sign-out',
  handler: async (req) => {
    const token = readSessionToken(req.headers)
    if (!req.user || !token) return signInFirst()
    const input = signOutSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const { scope } = input.data
    if (scope !== 'local') await endOtherSessions(req.payload, req.user.id, token)
    await recordSecurityEvent(req, {
      event: scope === 'local' ? 'sign-in.signed-out' : 'account.sessions-ended',
    })
    if (scope === 'others') return Response.json({ outcome: 'ended' })
    await endSession(req.payload, token)
    return Response.json({ outcome: 'ended' }, { headers: sessionHeaders(req, null) })
  },
}
