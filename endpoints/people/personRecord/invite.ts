import type { Endpoint } from 'payload'
import { inviteOne } from '../../../domain/people/peopleImports'
import { isObjectId } from '../../../platform/isObjectId'
import type { PersonInvited } from '../../../domain/people/peopleImports/newPerson.schema'
import { problem } from '../../answers'
import { refuseWithout } from '../../refuseWithout'

/**
 * `POST /api/users/:id/invitation`: mails a person whom staff entered the link to choose a password, once. For staff
 * who decide about memberships. Answers 200 `{ outcome: 'invited' }`, 401, 403, 409 where there is nobody to invite.
 */
export const invite: Endpoint = {
  method: 'post',
  path: '/:id/invitation',
  handler: async (req) => {
    const refusal = refuseWithout('memberships', req)
    if (refusal) return refusal
    const id = req.routeParams?.id
    return isObjectId(id) && (await inviteOne(req, id))
      ? Response.json({ outcome: 'invited' } satisfies PersonInvited)
      : problem(
          409,
          'not_invitable',
          'This person cannot be invited: invited already, without an address, or in charge of the account.',
        )
  },
}
