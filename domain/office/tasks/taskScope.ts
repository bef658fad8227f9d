import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { type Actor, readsPeople } from '../../../collections/access/roles'
import { type GroupScope, type StoredGroup, findGroupsInScope, groupScope } from '../../groups'
import type { TaskScope } from './tasksRepository'

/** Staff who read everybody's record see the tasks of all groups; a lead those of the own branch. */
const taskGroupScope = async (payload: Payload, user: Actor): Promise<GroupScope | undefined> =>
  readsPeople(user) ? 'all' : groupScope(payload, user)

/** The groups whose tasks are somebody's too; the one rule of lists, acts and pending work. */
export const findGroupsOfTasks = async (payload: Payload, user: Actor): Promise<StoredGroup[]> => {
  const scope = await taskGroupScope(payload, user)
  return scope ? findGroupsInScope(payload, scope) : []
}

/** The chapters, divisions and committees that somebody can assign a task to. */
export const findTaskGroups = async (payload: Payload, user: Actor): Promise<StoredGroup[]> =>
  (await findGroupsOfTasks(payload, user)).filter(({ kind }) => kind !== 'list')

/** The tasks that are assigned to a group of somebody's, as a condition. */
export const groupTasksWhere = async (payload: Payload, user: Actor): Promise<TaskScope> =>
  readsPeople(user)
    ? { group: { $ne: null } }
    : { group: { $in: (await findGroupsOfTasks(payload, user)).map(({ _id }) => _id) } }

/** Staff who read everybody's record see all tasks; chapter leads those that they have or made, and their branch's. */
export const taskScope = async (payload: Payload, user: Actor): Promise<TaskScope> => {
  if (readsPeople(user)) return {}
  const self = new ObjectId(user.id)
  return { $or: [{ assignee: self }, { createdBy: self }, await groupTasksWhere(payload, user)] }
}
