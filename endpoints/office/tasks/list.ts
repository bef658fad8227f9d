import type { Endpoint } from 'payload'
import { listTasks } from '../../../domain/office/tasks'
import { taskListSchema } from '../../../domain/office/tasks/tasks.schema'
import { invalid } from '../../answers'
import { staffOf } from './taskAnswers'

/**
 * `GET /api/tasks/list?view=&state=&person=&page=`: a page of the tasks that a member of staff may see (`view`: `me`,
 * `group`, `nobody`, `all`), overdue first, and who and which groups can be asked to do one. Answers 200 `TaskList`,
 * 400, 401, 403. Source: issue
 * 13, part 5.
 */
export const list: Endpoint = {
  method: 'get',
  path: '/list',
  handler: async (req) => {
    const staff = staffOf(req)
    if ('refusal' in staff) return staff.refusal
    const input = taskListSchema.safeParse(req.query)
    if (!input.success) return invalid(input.error)
    const tasks = await listTasks(req.payload, staff.user, input.data)
    return Response.json(tasks, { headers: { 'Cache-Control': 'no-store' } })
  },
}
