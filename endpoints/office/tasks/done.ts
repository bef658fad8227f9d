import { finishTask } from '../../../domain/office/tasks'
import { taskDoneSchema } from '../../../domain/office/tasks/tasks.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { outcomeAnswer } from '../../answerSchemas'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { admittedBy } from '../../guards'
import { staffOf, taskProblem } from './taskAnswers'
import { NO_TASK, TASK_ID } from './taskSchemas'

/**
 * `POST /api/tasks/:id/done` `{ isDone }`: marks a task as done, or as to be done again. Answers 200 `{ outcome:
 * 'marked' }`, also where nothing changed, 400, 401, 403, 404.
 */
export const done = declareEndpoint({
  method: 'post',
  path: '/:id/done',
  operation: {
    tag: 'Staff: reports',
    summary: 'Mark a task as done, or as to be done again',
    parameters: TASK_ID,
    answers: { ...reads(outcomeAnswer('marked'), 'Marked'), ...NO_TASK },
  },
  access: admittedBy(staffOf),
  body: taskDoneSchema,
  handler: async (req, { user, body }) => {
    const id = req.routeParams?.id
    const result = isObjectId(id)
      ? await finishTask(req, user, id, body.isDone)
      : { problem: 'not_found' as const }
    return 'problem' in result ? taskProblem(result.problem) : Response.json(result)
  },
})
