/*
 * Tasks without zod, which a list does without.
 */

/** In characters. */
export const TASK_LIMITS = { title: 200, note: 2000, link: 300 } as const

/** Whose tasks a list shows. */
export const TASK_VIEWS = { me: 'Assigned to me', group: 'My group', nobody: 'Nobody’s', all: 'All' } as const
export type TaskView = keyof typeof TASK_VIEWS

/** How a form tells a group from a person as what a task is assigned to: `group:` and its id. */
export const GROUP_ASSIGNEE = 'group:'

/** A group that a task can be assigned to. */
export interface TaskGroup {
  id: string
  name: string
}

/** Somebody who can be asked to do a task. */
export interface TaskColleague {
  id: string
  fullName: string
}

export interface TaskRow {
  id: string
  title: string
  note: string | null
  /** A day, `YYYY-MM-DD`. */
  dueOn: string | null
  /** Whether that day is over and the task is not done. */
  isOverdue: boolean
  assignee: TaskColleague | null
  /** The group that it is assigned to; null where a person has it, or nobody. */
  group: TaskGroup | null
  /** Whom it is about: for those who may read everybody's record. */
  person: TaskColleague | null
  /** A path of this site. */
  link: string | null
  /** ISO 8601; null while it is to be done. */
  doneAt: string | null
  /** The name of who finished it. */
  doneBy: string | null
  createdAt: string
  updatedAt: string
}

/** `GET /api/tasks`. */
export interface TaskList {
  docs: TaskRow[]
  totalDocs: number
  page: number
  totalPages: number
  /** The staff, by name. */
  colleagues: TaskColleague[]
  /** The groups that the reader can assign a task to, by name. */
  groups: TaskGroup[]
}
