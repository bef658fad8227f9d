import { listGroupTree } from '../../domain/groups'
import { declareEndpoint } from '../declareEndpoint'
import { reads } from '../describedAnswers'
import { admittedBy } from '../guards'
import { privately, scopeOf } from './groupAnswers'
import { treeAnswer } from './groupTreeSchemas'

/**
 * `GET /api/groups/tree`: the groups that staff see, as a tree with counts; a chapter lead the branch led. Answers 200
 * `GroupTree`, 401, 403. Source: issue 13, part 4.
 */
export const tree = declareEndpoint({
  method: 'get',
  path: '/tree',
  operation: {
    tag: 'Staff: groups',
    summary: 'Chapters, divisions, committees and lists as a tree; the own branch for who has one',
    answers: { ...reads(treeAnswer, 'The tree') },
  },
  access: admittedBy(scopeOf),
  handler: async (req, { user, scope }) => privately(await listGroupTree(req.payload, user, scope)),
})
