import { z } from 'zod'
import type { TaskList } from '../../../domain/office/tasks/taskTexts.schema'
import { pageOf, person, text } from '../../answerSchemas'

const group = z.object({ id: z.string(), name: z.string() })

export const taskListAnswer = pageOf(
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

export const TASK_ID = { id: 'The id of the task.' }
export const NO_TASK = { 404: 'There is no such task' }
