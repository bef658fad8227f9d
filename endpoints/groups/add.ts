import { addGroup } from '../../domain/groups'
import { groupSchema } from '../../domain/groups/groups.schema'
import { declareEndpoint } from '../declareEndpoint'
import { adds } from '../describedAnswers'
import { withRight } from '../guards'
import { groupProblem } from './groupAnswers'
import { idAnswer } from './groupSchemas'

/**
 * `POST /api/groups` `{ name, kind, about, parent, isPublic }`: adds a group. For staff of groups. Answers 201
 * `{ id }`, 400, 401, 403, 409 for a name that another group has.
 */
export const add = declareEndpoint({
  method: 'post',
  path: '/',
  operation: {
    tag: 'Staff: groups',
    summary: 'Add a group',
    answers: { ...adds(idAnswer, 'Added'), 409: 'Another group has the name' },
  },
  access: withRight('groups'),
  body: groupSchema,
  handler: async (req, { body }) => {
    const result = await addGroup(req, body)
    return 'problem' in result ? groupProblem(result.problem) : Response.json(result, { status: 201 })
  },
})
