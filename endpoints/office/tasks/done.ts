import type { Endpoint } from 'payload'
import { finishTask } from '../../../domain/office/tasks'
import { taskDoneSchema } from '../../../domain/office/tasks/tasks.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { invalid, readJson } from '../../answers'
import { staffOf, taskProblem } from './taskAnswers'

/**
 * `POST /api/tasks/:id/done` `{ isDone }`: marks a task as done, or as to be done again. Answers 200 `{ outcome:
 * 'marked' }`, also where nothing changed, 400, 401, 403, 404.
 */
export const done: Endpoint = {
  method: 'post',
  path: '/:id/done',
  handler: async (req) => {
    const staff = staffOf(req)
    if ('refusal' in staff) return staff.refusal
    const input = taskDoneSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const id = req.routeParams?.id
    const result = isObjectId(id)
      ? await finishTask(req, staff.user, id, input.data.isDone)
      : { problem: 'not_found' as const }
    return 'problem' in result ? taskProblem(result.problem) : Response.json(result)
  },
}
