import type { PayloadRequest } from 'payload'
import type { Actor } from '../../../collections/access/roles'
import { recordChange } from '../../audit/recordChange'
import { assigneeProblem } from './addTask'
import type { TaskChange } from './tasks.schema'
import { taskScope } from './taskScope'
import { assigneeOf, changeTaskFacts, findTask } from './tasksRepository'

type ChangeRefusal = 'not_found' | 'no_colleague' | 'no_group' | 'changed_meanwhile'

/**
 * Changes a task that the person may see.
 * @returns `changed_meanwhile` on a version conflict
 */
export const changeTask = async (
  req: PayloadRequest,
  user: Actor,
  id: string,
  { updatedAt, ...facts }: TaskChange,
): Promise<{ outcome: 'changed' } | { problem: ChangeRefusal }> => {
  const { payload } = req
  const problem = await assigneeProblem(req, user, facts.assignee)
  if (problem) return { problem }
  const scope = await taskScope(payload, user)
  const before = await changeTaskFacts(payload, id, { scope, readAt: new Date(updatedAt), facts })
  if (!before) return { problem: (await findTask(payload, id, scope)) ? 'changed_meanwhile' : 'not_found' }
  await recordChange(req, {
    action: 'task.changed',
    subject: { collection: 'tasks', id },
    account: before.person?.toHexString(),
    before: { dueOn: before.dueOn ?? null, assignee: assigneeOf(before) },
    after: { dueOn: facts.dueOn, assignee: facts.assignee },
  })
  return { outcome: 'changed' }
}
