import { z } from 'zod'
import { keysOf } from '../../../platform/records.schema'
import { GROUP_ASSIGNEE, TASK_LIMITS, TASK_VIEWS } from './taskTexts.schema'
import { ON_ONE_LINE, formKey } from '../../../platform/requiredText.schema'

export const TASKS_PER_PAGE = 20

const id = z.string().regex(/^[0-9a-f]{24}$/, 'Please choose a person')
/** A group instead of a person. */
const group = z.string().regex(new RegExp(`^${GROUP_ASSIGNEE}[0-9a-f]{24}$`))
/** An empty field of a form. */
const empty = z.literal('').transform(() => null)

/** Query of `GET /api/tasks`. */
export const taskListSchema = z.strictObject({
  view: z.enum(keysOf(TASK_VIEWS)).default('me'),
  state: z.enum(['open', 'done']).default('open'),
  /** Of tasks about one person. */
  person: id.optional(),
  page: z.coerce.number().int().min(1).max(1000).default(1),
})
export type TaskFilter = z.output<typeof taskListSchema>

const facts = {
  title: z
    .string('Please say what is to be done')
    .trim()
    .min(1, 'Please say what is to be done')
    .max(TASK_LIMITS.title, `At most ${TASK_LIMITS.title} characters`)
    .regex(...ON_ONE_LINE),
  note: z.string().trim().max(TASK_LIMITS.note, `At most ${TASK_LIMITS.note} characters`).default(''),
  dueOn: z
    .union([empty, z.iso.date('Please enter a day')], 'Please enter a day')
    .nullable()
    .default(null),
  /** Id of an account, or `group:` and the id of a group; nobody without one. */
  assignee: z.union([empty, id, group], 'Please choose a person or a group').nullable().default(null),
  /** An address of the dashboard or the panel; the site's own name before it is left out. */
  link: z
    .string()
    .trim()
    .transform((link) => link.replace(/^https?:\/\/[^/]+/i, ''))
    .pipe(
      z
        .string()
        .max(TASK_LIMITS.link, `At most ${TASK_LIMITS.link} characters`)
        .regex(/^$|^\/(admin|cms)(\/[^\s\\]*)?$/, 'Please enter the address of a page under /admin or /cms'),
    )
    .default(''),
}

/** `POST /api/tasks`, for form and endpoint. */
export const newTaskSchema = z.strictObject({
  ...facts,
  /** Id of the account that it is about. */
  person: z.union([empty, id]).nullable().default(null),
  /** Made by the form, once for each task: the same task sent twice is one. */
  key: formKey,
})
export type NewTask = z.output<typeof newTaskSchema>

/** `POST /api/tasks/:id/change`, for form and endpoint. */
export const taskChangeSchema = z.strictObject({
  ...facts,
  /** When it had been changed last as it was looked at. */
  updatedAt: z.iso.datetime(),
})
export type TaskChange = z.output<typeof taskChangeSchema>

/** Body of `POST /api/tasks/:id/done`. */
export const taskDoneSchema = z.strictObject({ isDone: z.boolean() })
