import type { Endpoint } from 'payload'
import { inviteImported } from '../../../domain/people/peopleImports'
import { isObjectId } from '../../../platform/isObjectId'
import { problem } from '../../answers'
import { refuseWithout } from '../../refuseWithout'

/**
 * `POST /api/people-imports/:id/invite`: mails the next hundred people of a list a link for choosing a password, each
 * once. Staff who decide about memberships only. Answers 200 `{ invited, remaining }`, 401, 403, 404 for a list that is
 * not carried out.
 */
export const invite: Endpoint = {
  method: 'post',
  path: '/:id/invite',
  handler: async (req) => {
    const refusal = refuseWithout('memberships', req)
    if (refusal) return refusal
    const id = req.routeParams?.id
    const done = isObjectId(id) ? await inviteImported(req, id) : null
    return done ? Response.json(done) : problem(404, 'not_found', 'This list is not carried out')
  },
}
