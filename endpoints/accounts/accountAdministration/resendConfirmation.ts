import { resendConfirmation as mailConfirmation } from '../../../domain/accounts/accountAdministration'
import type { ConfirmationSent } from '../../../domain/accounts/accountAdministration/accounts.schema'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { NO_PERSON, PERSON_ID, reads } from '../../describedAnswers'
import { admittedBy } from '../../guards'
import { sentAnswer } from '../accountSchemas'
import { requireAccount } from './requireAccount'

/**
 * `POST /api/users/:id/confirmation`: mails the link that confirms an account's address once more.
 * Answers 200 `{ outcome: 'sent' }`, 401, 403, 404, 409 for an address that is confirmed and for a locked account.
 */
export const resendConfirmation = declareEndpoint({
  method: 'post',
  path: '/:id/confirmation',
  operation: {
    tag: 'Staff: people',
    summary: 'Mail the link that confirms an address once more',
    parameters: PERSON_ID,
    answers: {
      ...reads(sentAnswer, 'Sent'),
      ...NO_PERSON,
      409: 'The address is confirmed, or the account is locked',
    },
  },
  access: admittedBy(requireAccount),
  handler: async (req, { account }) => {
    const refused = await mailConfirmation(req, account)
    if (refused === 'confirmed') return problem(409, 'confirmed', 'This address is already confirmed.')
    if (refused === 'locked') return problem(409, 'locked', 'This account is locked.')
    return Response.json({ outcome: 'sent' } satisfies ConfirmationSent)
  },
})
