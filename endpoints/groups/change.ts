import { changeGroup } from '../../domain/groups'
import { groupSchema } from '../../domain/groups/groups.schema'
import { outcomeAnswer } from '../answerSchemas'
import { declareEndpoint } from '../declareEndpoint'
import { reads } from '../describedAnswers'
import { withRight } from '../guards'
import { groupOf, groupProblem } from './groupAnswers'
import { GROUP_ID, NO_GROUP } from './groupPeopleSchemas'

/**
 * `POST /api/groups/:id/change` `{ name, kind, about, parent, isPublic }`: changes a group, also where it stands in the
 * tree. For staff of groups. Answers 200 `{ outcome: 'changed' }`, 400, 401, 403, 404.
 */
export const change = declareEndpoint({
  method: 'post',
  path: '/:id/change',
  operation: {
    tag: 'Staff: groups',
    summary: 'Change a group, also where it stands in the tree',
    parameters: GROUP_ID,
    answers: { ...reads(outcomeAnswer('changed'), 'Changed'), ...NO_GROUP },
  },
  access: withRight('groups'),
  body: groupSchema,
  handler: async (req, { body }) => {
    const asked = await groupOf(req)
    if ('refusal' in asked) return asked.refusal
    const result = await changeGroup(req, asked.group, body)
    return 'problem' in result ? groupProblem(result.problem) : Response.json(result)
  },
})
