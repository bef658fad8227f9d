import type { Payload, PayloadRequest } from 'payload'
import { type Actor, readsPeople } from '../../../collections/access/roles'
import { findStaff, hasAccount } from '../../accounts'
import { recordChange } from '../../audit/recordChange'
import type { NewTask, TaskChange } from './tasks.schema'
import { findTaskGroups, taskScope } from './taskScope'
import {
  assigneeOf,
  changeTaskFacts,
  findTask,
  groupOfAssignee,
  markTask,
  markTaskOfKey,
  storeTask,
} from './tasksRepository'
import { TASK_LIMITS } from './taskTexts.schema'

export type TaskRefusal = 'no_colleague' | 'no_group' | 'no_person'

/**
 * Why somebody cannot assign a task so; undefined for staff, for a group that the author can choose, and for nobody.
 * @param assignee as the form sends it
 */
const assigneeProblem = async (
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

const serverKey = (key: string): string => `server:${key}`.slice(0, 80)

/** A task that nobody has yet, added by the server itself. The same key again adds nothing. */
export const addServerTask = async (
  payload: Payload,
  {
    key,
    title,
    note,
    link = '',
    person = null,
  }: { key: string; title: string; note: string; link?: string; person?: string | null },
): Promise<void> => {
  await storeTask(payload, {
    key: serverKey(key),
    title: title.slice(0, TASK_LIMITS.title),
    note: note.slice(0, TASK_LIMITS.note),
    dueOn: null,
    assignee: null,
    link,
    person,
    createdBy: null,
  })
}

/** Marks a task that the server added as done, because what it asked for has been done elsewhere. */
export const finishServerTask = (payload: Payload, key: string, by: string): Promise<void> =>
  markTaskOfKey(payload, serverKey(key), by)

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
