import { readGroupRecord } from '../../domain/groups'
import { declareEndpoint } from '../declareEndpoint'
import { reads } from '../describedAnswers'
import { admittedBy } from '../guards'
import { groupOf, privately } from './groupAnswers'
import { GROUP_ID, NO_GROUP } from './groupPeopleSchemas'
import { recordAnswer } from './groupSchemas'

/**
 * `GET /api/groups/:id/record`: a group of the own branch with its offices and documents. Answers 200 `GroupRecord`,
 * 401, 403, 404 also for a group outside the branch.
 */
export const record = declareEndpoint({
  method: 'get',
  path: '/:id/record',
  operation: {
    tag: 'Staff: groups',
    summary: 'A group with its offices and documents',
    parameters: GROUP_ID,
    answers: { ...reads(recordAnswer, 'The group'), ...NO_GROUP },
  },
  access: admittedBy(groupOf),
  handler: async (req, { user, group }) => privately(await readGroupRecord(req.payload, user, group)),
})
