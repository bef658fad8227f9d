import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import type { Task } from '../../../payload-types'
import { isDuplicateKey, modelOf } from '../../../platform/database'
import type { Stored } from '../../../platform/stored.types'
import { GROUP_ASSIGNEE } from './taskTexts.schema'

export type StoredTask = Stored<Task>

/** What a person may see of the tasks: a condition of the database. */
export type TaskScope = Record<string, unknown>

const tasksOf = (payload: Payload) => modelOf(payload, 'tasks')

/** After every day that a form accepts. */
const NO_DAY = '9999-12-31'

/** What a form says about a task. */
export interface TaskFacts {
  title: string
  note: string
  dueOn: string | null
  /** Id of an account, or `group:` and the id of a group. */
  assignee: string | null
  link: string
}

/** The id of the group that a task is assigned to; undefined for a person, and for nobody. */
export const groupOfAssignee = (assignee: string | null): string | undefined =>
  assignee?.startsWith(GROUP_ASSIGNEE) ? assignee.slice(GROUP_ASSIGNEE.length) : undefined

/** What a stored task is assigned to, as a form says it. */
export const assigneeOf = ({ assignee, group }: Pick<StoredTask, 'assignee' | 'group'>): string | null =>
  group ? `${GROUP_ASSIGNEE}${group.toHexString()}` : (assignee?.toHexString() ?? null)

const whose = (assignee: string | null): Pick<StoredTask, 'assignee' | 'group'> => {
  const group = groupOfAssignee(assignee)
  if (group !== undefined) return { assignee: null, group: new ObjectId(group) }
  return { assignee: assignee === null ? null : new ObjectId(assignee), group: null }
}

const stored = ({ title, note, dueOn, assignee, link }: TaskFacts) => ({
  title,
  note,
  dueOn,
  dueOrder: dueOn ?? NO_DAY,
  ...whose(assignee),
  link,
})

/**
 * Stores a task, once for each key.
 * @returns its id, and whether it is new
 */
export const storeTask = async (
  payload: Payload,
  {
    person,
    key,
    createdBy,
    ...facts
  }: TaskFacts & { person: string | null; key: string; createdBy: string | null },
): Promise<{ id: string; isNew: boolean }> => {
  const _id = new ObjectId()
  try {
    await tasksOf(payload).create({ _id, ...stored(facts), person, key, createdBy })
    return { id: _id.toHexString(), isNew: true }
  } catch (error) {
    if (!isDuplicateKey(error)) throw error
  }
  const known = await tasksOf(payload).findOne({ key }, { _id: 1 }).lean<Pick<StoredTask, '_id'> | null>()
  return { id: String(known?._id), isNew: false }
}

export const findTask = (payload: Payload, id: string, scope: TaskScope): Promise<StoredTask | null> =>
  tasksOf(payload)
    .findOne({ $and: [{ _id: id }, scope] })
    .lean<StoredTask | null>()
    .exec()

/**
 * Changes a task that nobody changed since the caller read it.
 * @returns the task before; null on a version conflict, or when it is gone or not the person's to see
 */
export const changeTaskFacts = (
  payload: Payload,
  id: string,
  { scope, readAt, facts }: { scope: TaskScope; readAt: Date; facts: TaskFacts },
): Promise<StoredTask | null> =>
  tasksOf(payload)
    .findOneAndUpdate(
      { $and: [{ _id: id, updatedAt: readAt }, scope] },
      { $set: { ...stored(facts), updatedAt: new Date() } },
      { timestamps: false },
    )
    .lean<StoredTask | null>()
    .exec()

/**
 * Marks a task as done, or as to be done again.
 * @returns whether that changed anything
 */
export const markTask = async (
  payload: Payload,
  id: string,
  { scope, isDone, by }: { scope: TaskScope; isDone: boolean; by: string },
): Promise<boolean> => {
  const now = new Date()
  const { matchedCount } = await tasksOf(payload).updateOne(
    { $and: [{ _id: id, doneAt: isDone ? null : { $ne: null } }, scope] },
    isDone
      ? { $set: { doneAt: now, doneBy: new ObjectId(by), updatedAt: now } }
      : { $set: { updatedAt: now }, $unset: { doneAt: 1, doneBy: 1 } },
    { timestamps: false },
  )
  return matchedCount > 0
}

/** Marks the task with a key as done; without one, or where it is done, nothing changes. */
export const markTaskOfKey = async (payload: Payload, key: string, by: string): Promise<void> => {
  const now = new Date()
  await tasksOf(payload).updateOne(
    { key, doneAt: null },
    { $set: { doneAt: now, doneBy: new ObjectId(by), updatedAt: now } },
    { timestamps: false },
  )
}

/** A page of tasks: of open ones the overdue first, those without a day last; of done ones the latest first. */
export const findTasks = async (
  payload: Payload,
  where: Record<string, unknown>,
  { isDone, page, perPage }: { isDone: boolean; page: number; perPage: number },
): Promise<{ docs: StoredTask[]; total: number }> => {
  const [docs, total] = await Promise.all([
    tasksOf(payload)
      .find(where)
      .sort(isDone ? { doneAt: -1, _id: -1 } : { dueOrder: 1, _id: 1 })
      .skip((page - 1) * perPage)
      .limit(perPage)
      .lean<StoredTask[]>()
      .exec(),
    tasksOf(payload).countDocuments(where),
  ])
  return { docs, total }
}

/** Deletes the tasks about a person, and takes the person out of the others. Safe to repeat. */
export const removePersonFromTasks = async (payload: Payload, user: string): Promise<void> => {
  const tasks = tasksOf(payload)
  await tasks.deleteMany({ person: user })
  await tasks.updateMany({ assignee: user }, { $unset: { assignee: 1 } })
  await tasks.updateMany({ createdBy: user }, { $unset: { createdBy: 1 } })
  await tasks.updateMany({ doneBy: user }, { $unset: { doneBy: 1 } })
}
