import { readAccountDetail } from '../../../domain/accounts/accountAdministration'
import type { AccountDetail } from '../../../domain/accounts/accountAdministration/accounts.schema'
import { readGrants } from '../../../domain/accounts/roleGrants'
import { declareEndpoint } from '../../declareEndpoint'
import { NO_PERSON, PERSON_ID, reads } from '../../describedAnswers'
import { admittedBy } from '../../guards'
import { accountAnswer } from '../../people/personSchemas'
import { requireAccountToRead } from './requireAccount'

/**
 * `GET /api/users/:id/account`: the data of an account for staff who help its owner; of one that was merged, that
 * of the one that remained, with its id. Answers 200 `AccountDetail`, 401, 403, 404.
 */
export const readAccount = declareEndpoint({
  method: 'get',
  path: '/:id/account',
  operation: {
    tag: 'Staff: people',
    summary: 'An account with its roles and membership',
    parameters: PERSON_ID,
    answers: { ...reads(accountAnswer, 'The account'), ...NO_PERSON },
  },
  access: admittedBy(requireAccountToRead),
  handler: async (req, { account }) => {
    const [detail, roles] = await Promise.all([
      readAccountDetail(req.payload, account),
      readGrants(req.payload, account.id),
    ])
    return Response.json({ ...detail, roles } satisfies AccountDetail)
  },
})
