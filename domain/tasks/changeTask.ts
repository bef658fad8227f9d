import type { PayloadRequest } from 'payload'
import type { Actor } from '../../collections/access/roles'
import { recordChange } from '../audit/recordChange'
import { canBeAsked } from './addTask'
import type { TaskChange } from './tasks.schema'
import { taskScope } from './taskScope'
import { changeTaskFacts, findTask } from './tasksRepository'

/**
 * Changes a task that the person may see.
 * @returns `changed_meanwhile` on a version conflict
 */
export const changeTask = async (
  req: PayloadRequest,
  user: Actor,
  id: string,
  { updatedAt, ...facts }: TaskChange,
): Promise<{ outcome: 'changed' } | { problem: 'not_found' | 'no_colleague' | 'changed_meanwhile' }> => {
  const { payload } = req
  if (!(await canBeAsked(req, facts.assignee))) return { problem: 'no_colleague' }
  const scope = taskScope(user)
  const before = await changeTaskFacts(payload, id, { scope, readAt: new Date(updatedAt), facts })
  if (!before) return { problem: (await findTask(payload, id, scope)) ? 'changed_meanwhile' : 'not_found' }
  await recordChange(req, {
    action: 'task.changed',
    subject: { collection: 'tasks', id },
    account: before.person?.toHexString(),
    before: { dueOn: before.dueOn ?? null, assignee: before.assignee?.toHexString() ?? null },
    after: { dueOn: facts.dueOn, assignee: facts.assignee },
  })
  return { outcome: 'changed' }
}
