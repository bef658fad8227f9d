import type { PayloadRequest } from 'payload'
import type { EventTrash, EventTrashed } from './events.schema'
import { countToTell, readEventRow } from './toEventRows'
import { type EventProblem, updateEventIfUnchanged } from './updateEventIfUnchanged'

/** Moves an event to the trash, unless more people would be told than the caller was shown. */
export const trashEvent = async (
  req: PayloadRequest,
  id: unknown,
  { registered, updatedAt }: EventTrash,
): Promise<EventTrashed | EventProblem> => {
  let told = 0
  const changed = await updateEventIfUnchanged(req, id, updatedAt, async (event) => {
    const row = await readEventRow(req.payload, event)
    told = row.status === 'published' ? countToTell(row) : 0
    if (told > registered) return { problem: 'more_registered', registered: told }
    return { deletedAt: new Date().toISOString() }
  })
  return 'problem' in changed ? changed : { told }
}
