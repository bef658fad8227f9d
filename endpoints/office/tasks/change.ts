import type { Endpoint } from 'payload'
import { changeTask } from '../../../domain/office/tasks'
import { taskChangeSchema } from '../../../domain/office/tasks/tasks.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { invalid, readJson } from '../../answers'
import { staffOf, taskProblem } from './taskAnswers'

/**
 * `POST /api/tasks/:id/change` `{ title, note, dueOn, assignee, link, updatedAt }`: changes a task that the member of
 * staff may see. Answers 200 `{ outcome: 'changed' }`, 400, 401, 403, 404, 409 when somebody changed it in the
 * meantime.
 */
export const change: Endpoint = {
  method: 'post',
  path: '/:id/change',
  handler: async (req) => {
    const staff = staffOf(req)
    if ('refusal' in staff) return staff.refusal
    const input = taskChangeSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const id = req.routeParams?.id
    const result = isObjectId(id)
      ? await changeTask(req, staff.user, id, input.data)
      : { problem: 'not_found' as const }
    return 'problem' in result ? taskProblem(result.problem) : Response.json(result)
  },
}
