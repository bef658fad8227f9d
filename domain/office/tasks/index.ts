/** What staff have set out to do. */
export { type TaskRefusal, addTask } from './addTask'
export { addServerTask } from './addServerTask'
export { changeTask } from './changeTask'
export { finishTask } from './finishTask'
export { listTasks } from './listTasks'
export { findGroupsOfTasks } from './taskScope'
