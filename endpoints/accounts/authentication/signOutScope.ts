import { signOutSchema } from '../../../domain/accounts/authentication/authentication.schema'
import { endOtherSessions, endSession } from '../../../domain/accounts/credentials'
import { recordSecurityEvent } from '../../../domain/audit'
import { declareEndpoint } from '../../declareEndpoint'
import { inSession } from '../../guards'
import { sessionHeaders } from './sessionHeaders'

/**
 * `POST /api/users/sign-out` `{ scope }`: ends the session of this device (`local`), those of all others (`others`) or
 * all (`global`). Answers 200, 400, 401. Source: spec.md section 7, "sign-out with a scope".
 */
export const signOutScope = declareEndpoint({
  method: 'post',
  path: '/sign-out',
  access: inSession,
  body: signOutSchema,
  handler: async (req, { user, token, body: { scope } }) => {
    if (scope !== 'local') await endOtherSessions(req.payload, user.id, token)
    await recordSecurityEvent(req, {
      event: scope === 'local' ? 'sign-in.signed-out' : 'account.sessions-ended',
    })
    if (scope === 'others') return Response.json({ outcome: 'ended' })
    await endSession(req.payload, token)
    return Response.json({ outcome: 'ended' }, { headers: sessionHeaders(req, null) })
  },
})
