import { changeTask } from '../../../domain/office/tasks'
import { taskChangeSchema } from '../../../domain/office/tasks/tasks.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { outcomeAnswer } from '../../answerSchemas'
import { declareEndpoint } from '../../declareEndpoint'
import { MEANWHILE, reads } from '../../describedAnswers'
import { admittedBy } from '../../guards'
import { staffOf, taskProblem } from './taskAnswers'
import { NO_TASK, TASK_ID } from './taskSchemas'

/**
 * `POST /api/tasks/:id/change` `{ title, note, dueOn, assignee, link, updatedAt }`: changes a task that the member of
 * staff may see. Answers 200 `{ outcome: 'changed' }`, 400, 401, 403, 404, 409 when somebody changed it in the
 * meantime.
 */
export const change = declareEndpoint({
  method: 'post',
  path: '/:id/change',
  operation: {
    tag: 'Staff: reports',
    summary: 'Change a task',
    parameters: TASK_ID,
    answers: { ...reads(outcomeAnswer('changed'), 'Changed'), ...NO_TASK, ...MEANWHILE },
  },
  access: admittedBy(staffOf),
  body: taskChangeSchema,
  handler: async (req, { user, body }) => {
    const id = req.routeParams?.id
    const result = isObjectId(id) ? await changeTask(req, user, id, body) : { problem: 'not_found' as const }
    return 'problem' in result ? taskProblem(result.problem) : Response.json(result)
  },
})
