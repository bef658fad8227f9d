import type { Payload } from 'payload'
import { TASK_LIMITS } from './taskTexts.schema'
import { storeTask } from './tasksRepository'

/** A task that nobody has yet, added by the server itself. The same key again adds nothing. */
export const addServerTask = async (
  payload: Payload,
  {
    key,
    title,
    note,
    link = '',
    person = null,
  }: { key: string; title: string; note: string; link?: string; person?: string | null },
): Promise<void> => {
  await storeTask(payload, {
    key: `server:${key}`.slice(0, 80),
    title: title.slice(0, TASK_LIMITS.title),
    note: note.slice(0, TASK_LIMITS.note),
    dueOn: null,
    assignee: null,
    link,
    person,
    createdBy: null,
  })
}
