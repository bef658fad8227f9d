import { listTasks } from '../../../domain/office/tasks'
import { taskListSchema } from '../../../domain/office/tasks/tasks.schema'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { admittedBy } from '../../guards'
import { staffOf } from './taskAnswers'
import { taskListAnswer } from './taskSchemas'

/**
 * `GET /api/tasks?view=&state=&person=&page=`: a page of the tasks that a member of staff may see (`view`: `me`,
 * `group`, `nobody`, `all`), overdue first, and who and which groups can be asked to do one. Answers 200 `TaskList`,
 * 400, 401, 403. Source: issue
 * 13, part 5.
 */
export const list = declareEndpoint({
  method: 'get',
  path: '/',
  operation: {
    tag: 'Staff: reports',
    summary: 'Tasks that the reader may see',
    answers: { ...reads(taskListAnswer, 'A page of tasks') },
  },
  access: admittedBy(staffOf),
  query: taskListSchema,
  handler: async (req, { user, query }) => {
    const tasks = await listTasks(req.payload, user, query)
    return Response.json(tasks, { headers: { 'Cache-Control': 'no-store' } })
  },
})
