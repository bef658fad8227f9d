import { z } from 'zod'
import { addTask } from '../../../domain/office/tasks'
import { newTaskSchema } from '../../../domain/office/tasks/tasks.schema'
import { declareEndpoint } from '../../declareEndpoint'
import { adds } from '../../describedAnswers'
import { admittedBy } from '../../guards'
import { staffOf, taskProblem } from './taskAnswers'

/**
 * `POST /api/tasks` `{ title, note, dueOn, assignee, person, link, key }`: adds a task of staff, assigned to an
 * account, a group (`group:` and its id) or nobody; the same `key` again adds nothing. Answers 201 `{ id }`, 400,
 * 401, 403.
 */
export const add = declareEndpoint({
  method: 'post',
  path: '/',
  operation: {
    tag: 'Staff: reports',
    summary: 'Add a task; the same key again adds nothing',
    answers: { ...adds(z.object({ id: z.string() }), 'Added') },
  },
  access: admittedBy(staffOf),
  body: newTaskSchema,
  handler: async (req, { user, body }) => {
    const result = await addTask(req, user, body)
    return 'problem' in result ? taskProblem(result.problem) : Response.json(result, { status: 201 })
  },
})
