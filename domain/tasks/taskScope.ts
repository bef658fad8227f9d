import { ObjectId } from 'mongodb'
import { type Actor, readsPeople } from '../../collections/access/roles'
import type { TaskScope } from './tasksRepository'

/** Staff who read everybody's record see all tasks; chapter leads those that they have or made. */
export const taskScope = (user: Actor): TaskScope => {
  if (readsPeople(user)) return {}
  const self = new ObjectId(user.id)
  return { $or: [{ assignee: self }, { createdBy: self }] }
}
