import type { PayloadRequest } from 'payload'
import { type Actor, readsPeople } from '../../../collections/access/roles'
import { findStaff, hasAccount } from '../../accounts'
import { recordChange } from '../../audit/recordChange'
import type { NewTask } from './tasks.schema'
import { findTaskGroups } from './taskScope'
import { groupOfAssignee, storeTask } from './tasksRepository'

export type TaskRefusal = 'no_colleague' | 'no_group' | 'no_person'

/**
 * Why somebody cannot assign a task so; undefined for staff, for a group that the author can choose, and for nobody.
 * @param assignee as the form sends it
 */
export const assigneeProblem = async (
  { payload }: Pick<PayloadRequest, 'payload'>,
  user: Actor,
  assignee: string | null,
): Promise<'no_colleague' | 'no_group' | undefined> => {
  if (assignee === null) return undefined
  const group = groupOfAssignee(assignee)
  if (group === undefined)
    return (await findStaff(payload)).some((one) => String(one) === assignee) ? undefined : 'no_colleague'
  return (await findTaskGroups(payload, user)).some(({ _id }) => _id.toHexString() === group)
    ? undefined
    : 'no_group'
}

/**
 * Adds a task. The same key again adds nothing and answers alike.
 * @param user who adds it: a member of staff
 * @returns `no_colleague` for an assignee who is no staff; `no_group` for a group that the author cannot choose;
 * `no_person` for a person who is not there, or whom the author may not read
 */
export const addTask = async (
  req: PayloadRequest,
  user: Actor,
  { key, person, ...facts }: NewTask,
): Promise<{ id: string } | { problem: TaskRefusal }> => {
  const problem = await assigneeProblem(req, user, facts.assignee)
  if (problem) return { problem }
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
