import type { Endpoint } from 'payload'
import { addTask } from '../../../domain/office/tasks'
import { newTaskSchema } from '../../../domain/office/tasks/tasks.schema'
import { invalid, readJson } from '../../answers'
import { staffOf, taskProblem } from './taskAnswers'

/**
 * `POST /api/tasks/add` `{ title, note, dueOn, assignee, person, link, key }`: adds a task of staff, assigned to an
 * account, a group (`group:` and its id) or nobody; the same `key` again adds nothing. Answers 201 `{ id }`, 400,
 * 401, 403.
 */
export const add: Endpoint = {
  method: 'post',
  path: '/add',
  handler: async (req) => {
    const staff = staffOf(req)
    if ('refusal' in staff) return staff.refusal
    const input = newTaskSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const result = await addTask(req, staff.user, input.data)
    return 'problem' in result ? taskProblem(result.problem) : Response.json(result, { status: 201 })
  },
}
