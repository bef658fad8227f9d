/** What staff have set out to do. */
export {
  type TaskRefusal,
  addTask,
  addServerTask,
  changeTask,
  finishServerTask,
  finishTask,
} from './changeTask'
export { listTasks } from './listTasks'
export { findGroupsOfTasks } from './taskScope'
