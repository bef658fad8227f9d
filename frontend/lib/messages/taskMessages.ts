/** What is said about the tasks of staff. */
export const taskMessages = {
  added: 'Task added',
  addFailed: 'Failed to add the task',
  changed: 'Task changed',
  changeFailed: 'Failed to change the task',
  finished: 'Task done',
  takenOver: 'The task is yours',
  reopened: 'Task reopened',
} as const
