import { hasAccount } from '../../../domain/accounts'
import { readMembershipRecord } from '../../../domain/membership/membershipDecisions'
import { isObjectId } from '../../../platform/isObjectId'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { NO_PERSON, reads } from '../../describedAnswers'
import { withRight } from '../../guards'
import { OF_PERSON, recordAnswer } from './membershipSchemas'

/**
 * `GET /api/memberships/:user/record`: an account's membership with its history and what staff can do with it.
 * Administrators and registrars only. Answers 200 `MembershipRecord`, 401, 403, 404 for an unknown account.
 */
export const record = declareEndpoint({
  method: 'get',
  path: '/:user/record',
  operation: {
    tag: 'Staff: memberships',
    summary: 'The membership of a person, its history, and what can be done with it',
    parameters: OF_PERSON,
    answers: { ...reads(recordAnswer, 'The membership'), ...NO_PERSON },
  },
  access: withRight('people'),
  handler: async (req) => {
    const user = req.routeParams?.user
    if (!isObjectId(user) || !(await hasAccount(req.payload, user)))
      return problem(404, 'not_found', 'This account could not be found')
    return Response.json(await readMembershipRecord(req, user))
  },
})
