import { signOutEverywhere as endSessionsOf } from '../../../domain/accounts/accountAdministration'
import type { SessionsEnded } from '../../../domain/accounts/accountAdministration/accounts.schema'
import { declareEndpoint } from '../../declareEndpoint'
import { NO_PERSON, PERSON_ID, reads, WITH_PROOF } from '../../describedAnswers'
import { admittedBy } from '../../guards'
import { endedAnswer } from '../accountSchemas'
import { requireAccountToChange } from './requireAccount'

/**
 * `POST /api/users/:id/sign-out`: ends every session of an account. Answers 200 `{ ended }` with their
 * number, 401 without a session or a recent proof, 403, 404.
 */
export const signOutEverywhere = declareEndpoint({
  method: 'post',
  path: '/:id/sign-out',
  operation: {
    tag: 'Staff: people',
    summary: 'End every session of an account',
    parameters: PERSON_ID,
    answers: { ...reads(endedAnswer, 'How many were ended'), ...WITH_PROOF, ...NO_PERSON },
  },
  access: admittedBy(requireAccountToChange),
  handler: async (req, { account }) =>
    Response.json({ ended: await endSessionsOf(req, account.id) } satisfies SessionsEnded),
})
