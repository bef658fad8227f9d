import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { type Actor, readsPeople } from '../../../collections/access/roles'
import { findStaff } from '../../accounts'
import { findGroupsById } from '../../groups'
import { findNames, findPeopleByName } from '../../people/profiles'
import { toJubaTime } from '../../../platform/jubaTime'
import type { TaskColleague, TaskList, TaskRow } from './taskTexts.schema'
import { TASKS_PER_PAGE, type TaskFilter } from './tasks.schema'
import { findTaskGroups, groupTasksWhere, taskScope } from './taskScope'
import { type StoredTask, findTasks } from './tasksRepository'
import { FORMER_MEMBER, FORMER_COLLEAGUE } from '../../people/profiles/formerPeople.schema'

const DAY_LENGTH = 'YYYY-MM-DD'.length

const whereOf = async (
  payload: Payload,
  { view, state, person }: TaskFilter,
  user: Actor,
): Promise<Record<string, unknown>> => ({
  $and: [
    await taskScope(payload, user),
    { doneAt: state === 'done' ? { $ne: null } : null },
    ...(view === 'me' ? [{ assignee: new ObjectId(user.id) }] : []),
    ...(view === 'group' ? [await groupTasksWhere(payload, user)] : []),
    ...(view === 'nobody' ? [{ assignee: null, group: null }] : []),
    ...(person ? [{ person: new ObjectId(person) }] : []),
  ],
})

const toRow = (
  task: StoredTask,
  names: ReadonlyMap<string, string>,
  groups: ReadonlyMap<string, { name: string }>,
  { today, isPersonShown }: { today: string; isPersonShown: boolean },
): TaskRow => {
  const { _id, title, note, dueOn, assignee, group, person, link, doneAt, doneBy, createdAt, updatedAt } =
    task
  const named = (account: ObjectId | null | undefined): TaskColleague | null => {
    const id = account?.toHexString()
    return id === undefined ? null : { id, fullName: names.get(id) ?? FORMER_MEMBER }
  }
  return {
    id: _id.toHexString(),
    title,
    note: note || null,
    dueOn: dueOn || null,
    isOverdue: !doneAt && Boolean(dueOn) && String(dueOn) < today,
    assignee: named(assignee),
    group: group
      ? { id: group.toHexString(), name: groups.get(group.toHexString())?.name ?? 'A group that is gone' }
      : null,
    person: isPersonShown ? named(person) : null,
    link: link || null,
    doneAt: doneAt?.toISOString() ?? null,
    doneBy: doneAt ? (named(doneBy)?.fullName ?? FORMER_COLLEAGUE) : null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}

/**
 * A page of the tasks that a member of staff may see, the overdue first, and who and which groups can be asked to do
 * one.
 * @param now for what is overdue: a day is over when it is in Juba
 */
export const listTasks = async (
  payload: Payload,
  user: Actor,
  filter: TaskFilter,
  now = new Date(),
): Promise<TaskList> => {
  const isDone = filter.state === 'done'
  const where = await whereOf(payload, filter, user)
  const [{ docs, total }, staff, choices] = await Promise.all([
    findTasks(payload, where, { isDone, page: filter.page, perPage: TASKS_PER_PAGE }),
    findStaff(payload),
    findTaskGroups(payload, user),
  ])
  const [names, groups, colleagues] = await Promise.all([
    findNames(
      payload,
      docs.flatMap(({ assignee, person, doneBy }) => [assignee, person, doneBy]),
    ),
    findGroupsById(
      payload,
      docs.flatMap(({ group }) => group ?? []),
    ),
    findPeopleByName(payload, staff),
  ])
  const today = toJubaTime(now).slice(0, DAY_LENGTH)
  const isPersonShown = readsPeople(user)
  return {
    docs: docs.map((task) => toRow(task, names, groups, { today, isPersonShown })),
    totalDocs: total,
    page: filter.page,
    totalPages: Math.max(1, Math.ceil(total / TASKS_PER_PAGE)),
    colleagues: colleagues.map(({ user: account, fullName }) => ({ id: account.toHexString(), fullName })),
    groups: choices.map(({ _id, name }) => ({ id: _id.toHexString(), name })),
  }
}
