import { findCandidates } from '../../domain/groups'
import { candidatesSchema } from '../../domain/groups/groups.schema'
import type { GroupCandidates } from '../../domain/groups/groupTexts.schema'
import { declareEndpoint } from '../declareEndpoint'
import { reads } from '../describedAnswers'
import { admittedBy } from '../guards'
import { groupOf, privately } from './groupAnswers'
import { GROUP_ID, NO_GROUP } from './groupPeopleSchemas'
import { candidatesAnswer } from './groupSchemas'

/**
 * `GET /api/groups/:id/candidates?q=`: people who can be added to a group of the own branch. Answers 200
 * `{ people: Candidate[] }`, 400, 401, 403, 404.
 */
export const candidates = declareEndpoint({
  method: 'get',
  path: '/:id/candidates',
  operation: {
    tag: 'Staff: groups',
    summary: 'People who can be added to a group',
    parameters: GROUP_ID,
    answers: { ...reads(candidatesAnswer, 'The people'), ...NO_GROUP },
  },
  access: admittedBy(groupOf),
  query: candidatesSchema,
  handler: async (req, { user, query }) =>
    privately({
      people: await findCandidates(req.payload, user, query.q),
    } satisfies GroupCandidates),
})
