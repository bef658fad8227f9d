import type { PayloadRequest } from 'payload'
import type { EventChanged, EventStatusChange } from './events.schema'
import { type EventStatus, eventStatusOf } from './statuses.schema'
import { countToTell, readEventRow } from './toEventRows'
import { type EventProblem, updateEventIfUnchanged } from './updateEventIfUnchanged'

/** Publishes a draft, cancels a published event, or publishes a cancelled one again. */
export const changeEventStatus = async (
  req: PayloadRequest,
  id: unknown,
  { status, updatedAt }: EventStatusChange,
): Promise<EventChanged | EventProblem> => {
  const previous: { status?: EventStatus } = {}
  const changed = await updateEventIfUnchanged(req, id, updatedAt, async (event) => {
    previous.status = eventStatusOf(event)
    if (previous.status === 'draft' && status === 'cancelled') return { problem: 'not_published' }
    return { _status: 'published', isCancelled: status === 'cancelled' }
  })
  if ('problem' in changed) return changed
  const row = await readEventRow(req.payload, changed.event)
  return { updatedAt: changed.event.updatedAt, told: previous.status === 'draft' ? 0 : countToTell(row) }
}
