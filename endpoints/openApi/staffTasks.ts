import { z } from 'zod'
import type { TaskList } from '../../domain/office/tasks/taskTexts.schema'
import {
  newTaskSchema,
  taskChangeSchema,
  taskDoneSchema,
  taskListSchema,
} from '../../domain/office/tasks/tasks.schema'
import { outcomeAnswer, pageOf, person, text } from './staffAnswers'
import {
  MEANWHILE,
  REFUSALS,
  type StaffOperation,
  UNKNOWN_FILTER,
  WRONG_FIELDS,
  adds,
  reads,
} from './staffParts'

const group = z.object({ id: z.string(), name: z.string() })

const taskListAnswer = pageOf(
  z.object({
    id: z.string(),
    title: z.string(),
    note: text,
    dueOn: text,
    isOverdue: z.boolean(),
    assignee: person.nullable(),
    group: group.nullable(),
    person: person.nullable(),
    link: text,
    doneAt: text,
    doneBy: text,
    createdAt: z.string(),
    updatedAt: z.string(),
  }),
).extend({ colleagues: z.array(person), groups: z.array(group) }) satisfies z.ZodType<TaskList>

const TASK_ID = { id: 'The id of the task.' }
const NO_TASK = { 404: { description: 'There is no such task' } }

/** What is to be done. */
export const taskOperations: readonly StaffOperation[] = [
  {
    method: 'get',
    path: '/api/tasks/list',
    summary: 'Tasks that the reader may see',
    query: taskListSchema,
    answers: { ...reads(taskListAnswer, 'A page of tasks'), ...UNKNOWN_FILTER, ...REFUSALS },
  },
  {
    method: 'post',
    path: '/api/tasks/add',
    summary: 'Add a task; the same key again adds nothing',
    body: newTaskSchema,
    answers: {
      ...adds(z.object({ id: z.string() }), 'Added'),
      ...WRONG_FIELDS,
      ...REFUSALS,
    },
  },
  {
    method: 'post',
    path: '/api/tasks/{id}/done',
    summary: 'Mark a task as done, or as to be done again',
    parameters: TASK_ID,
    body: taskDoneSchema,
    answers: {
      ...reads(outcomeAnswer('marked'), 'Marked'),
      ...WRONG_FIELDS,
      ...REFUSALS,
      ...NO_TASK,
    },
  },
  {
    method: 'post',
    path: '/api/tasks/{id}/change',
    summary: 'Change a task',
    parameters: TASK_ID,
    body: taskChangeSchema,
    answers: {
      ...reads(outcomeAnswer('changed'), 'Changed'),
      ...WRONG_FIELDS,
      ...REFUSALS,
      ...NO_TASK,
      ...MEANWHILE,
    },
  },
]
