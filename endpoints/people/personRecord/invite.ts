import { inviteOne } from '../../../domain/people/peopleImports'
import type { PersonInvited } from '../../../domain/people/peopleImports/newPerson.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { PERSON_ID, reads } from '../../describedAnswers'
import { withRight } from '../../guards'
import { invitedAnswer } from '../personSchemas'

/**
 * `POST /api/users/:id/invitation`: mails a person whom staff entered the link to choose a password, once. For staff
 * who decide about memberships. Answers 200 `{ outcome: 'invited' }`, 401, 403, 409 where there is nobody to invite.
 */
export const invite = declareEndpoint({
  method: 'post',
  path: '/:id/invitation',
  operation: {
    tag: 'Staff: people',
    summary: 'Mail a person whom staff entered the link to choose a password, once',
    parameters: PERSON_ID,
    answers: { ...reads(invitedAnswer, 'Invited'), 409: 'The person cannot be invited' },
  },
  access: withRight('memberships'),
  handler: async (req) => {
    const id = req.routeParams?.id
    return isObjectId(id) && (await inviteOne(req, id))
      ? Response.json({ outcome: 'invited' } satisfies PersonInvited)
      : problem(
          409,
          'not_invitable',
          'This person cannot be invited: invited already, without an address, or in charge of the account.',
        )
  },
})
