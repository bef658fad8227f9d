import type { PayloadRequest } from 'payload'
import type { EventChange, EventChanged } from './events.schema'
import { setCapacityIfFits } from './seatLedgersRepository'
import { toStoredEvent } from './toStoredEvent'
import { type EventProblem, updateEventIfUnchanged } from './updateEventIfUnchanged'

/**
 * Changes what an event says. A capacity below the number registered has to be confirmed; nobody loses a seat
 * by it.
 */
export const editEvent = async (
  req: PayloadRequest,
  id: unknown,
  { updatedAt, isBelowRegistered, ...form }: EventChange,
): Promise<Pick<EventChanged, 'updatedAt'> | EventProblem> => {
  const changed = await updateEventIfUnchanged(req, id, updatedAt, async (event) => {
    const registered =
      form.maxAttendees === null || isBelowRegistered
        ? null
        : await setCapacityIfFits(req.payload, event.id, form.maxAttendees)
    return registered === null ? toStoredEvent(form) : { problem: 'below_registered', registered }
  })
  return 'problem' in changed ? changed : { updatedAt: changed.event.updatedAt }
}
