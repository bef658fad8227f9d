import type { Endpoint } from 'payload'
import { startUndo } from '../../../domain/people/peopleImports'
import { isObjectId } from '../../../platform/isObjectId'
import { requireRecentAuth } from '../../accounts/authentication/requireRecentAuth'
import { refuseWithout } from '../../refuseWithout'
import { startAnswer } from './startAnswer'

/**
 * `POST /api/people-imports/:id/undo`: undoes a list as a whole, but for people who were changed since, which are
 * listed. Staff who decide about memberships only, with a recent proof of who they are. Answers 202 `{ status }`, 401,
 * 403, 404, 409 when it is not carried out.
 */
export const undo: Endpoint = {
  method: 'post',
  path: '/:id/undo',
  handler: async (req) => {
    const refusal = refuseWithout('memberships', req) ?? (await requireRecentAuth(req))
    if (refusal) return refusal
    const id = req.routeParams?.id
    return startAnswer(isObjectId(id) ? await startUndo(req, id) : { problem: 'not_found' })
  },
}
