import type { PayloadRequest } from 'payload'
import type { Actor } from '../../../collections/access/roles'
import { recordChange } from '../../audit/recordChange'
import { taskScope } from './taskScope'
import { findTask, markTask } from './tasksRepository'

/** Marks a task that the person may see as done, or as to be done again. Repeated, it changes nothing. */
export const finishTask = async (
  req: PayloadRequest,
  user: Actor,
  id: string,
  isDone: boolean,
): Promise<{ outcome: 'marked' } | { problem: 'not_found' }> => {
  const { payload } = req
  const scope = await taskScope(payload, user)
  const hasChanged = await markTask(payload, id, { scope, isDone, by: user.id })
  const task = await findTask(payload, id, scope)
  if (!task) return { problem: 'not_found' }
  if (hasChanged)
    await recordChange(req, {
      action: isDone ? 'task.finished' : 'task.reopened',
      subject: { collection: 'tasks', id },
      account: task.person?.toHexString(),
    })
  return { outcome: 'marked' }
}
