import { endSessionById } from '../../../domain/accounts/credentials'
import { recordSecurityEvent } from '../../../domain/audit'
import { isObjectId } from '../../../platform/isObjectId'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { signedIn } from '../../guards'

/**
 * `DELETE /api/users/sessions/:id`: signs one of the caller's own devices out. Answers 200, 401, or 404 for a
 * session that has ended or is another person's: the answer does not reveal which.
 */
export const endDeviceSession = declareEndpoint({
  method: 'delete',
  path: '/sessions/:id',
  access: signedIn(),
  handler: async (req, { user }) => {
    const id = req.routeParams?.id
    if (!isObjectId(id) || !(await endSessionById(req.payload, user.id, id)))
      return problem(404, 'not_found', 'This device is already signed out.')
    await recordSecurityEvent(req, { event: 'account.sessions-ended' })
    return Response.json({ outcome: 'ended' })
  },
})
