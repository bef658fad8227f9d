import type { PayloadRequest } from 'payload'
import { type Actor, readsPeople } from '../../collections/access/roles'
import { findStaff, hasAccount } from '../accounts'
import { recordChange } from '../audit/recordChange'
import type { NewTask } from './tasks.schema'
import { storeTask } from './tasksRepository'

export type TaskRefusal = 'no_colleague' | 'no_person'

/** Whether a task can be given to an account: to staff, or to nobody. */
export const canBeAsked = async (
  { payload }: Pick<PayloadRequest, 'payload'>,
  assignee: string | null,
): Promise<boolean> => assignee === null || (await findStaff(payload)).some((one) => String(one) === assignee)

/**
 * Adds a task. The same key again adds nothing and answers alike.
 * @param user who adds it: a member of staff
 * @returns `no_colleague` for an assignee who is no staff; `no_person` for a person who is not there, or whom the author
 * may not read
 */
export const addTask = async (
  req: PayloadRequest,
  user: Actor,
  { key, person, ...facts }: NewTask,
): Promise<{ id: string } | { problem: TaskRefusal }> => {
  if (!(await canBeAsked(req, facts.assignee))) return { problem: 'no_colleague' }
  if (person !== null && (!readsPeople(user) || !(await hasAccount(req.payload, person))))
    return { problem: 'no_person' }
  const { id, isNew } = await storeTask(req.payload, {
    ...facts,
    person,
    key: `${user.id}:${key}`,
    createdBy: user.id,
  })
  if (isNew)
    // without the words, which may be personal
    await recordChange(req, {
      action: 'task.added',
      subject: { collection: 'tasks', id },
      account: person,
      after: { dueOn: facts.dueOn, assignee: facts.assignee },
    })
  return { id }
}
