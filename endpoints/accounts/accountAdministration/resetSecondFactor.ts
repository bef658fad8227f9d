import { resetSecondFactor as resetOf } from '../../../domain/accounts/accountAdministration'
import type { FactorReset } from '../../../domain/accounts/accountAdministration/accounts.schema'
import { declareEndpoint } from '../../declareEndpoint'
import { NO_PERSON, PERSON_ID, reads, WITH_PROOF } from '../../describedAnswers'
import { admittedBy } from '../../guards'
import { factorAnswer } from '../accountSchemas'
import { requireAccountToChange } from './requireAccount'

/**
 * `POST /api/users/:id/factor-reset`: switches off the two-step sign-in of a person who lost the telephone;
 * the owner is notified by mail. Answers 200 `{ wasOn }`, 401 without a session or a recent sign-in, 403,
 * 404.
 */
export const resetSecondFactor = declareEndpoint({
  method: 'post',
  path: '/:id/factor-reset',
  operation: {
    tag: 'Staff: people',
    summary: 'Switch off the two-step sign-in of a person who lost the telephone',
    parameters: PERSON_ID,
    answers: { ...reads(factorAnswer, 'Switched off'), ...WITH_PROOF, ...NO_PERSON },
  },
  access: admittedBy(requireAccountToChange),
  handler: async (req, { account }) =>
    Response.json({ wasOn: await resetOf(req, account.id) } satisfies FactorReset),
})
