import type { PayloadRequest } from 'payload'
import { recordChange } from '../../audit'
import { findStaffEvent, movePlace, readLine } from '..'
import { followWaitingListSoon } from './followWaitingList'
import { positionOf } from './positionOf'
import type { Move } from './waiting.schema'

/** Moves somebody to one end of the line of an event, on behalf of staff; who, where to and why is recorded. */
export const moveInWaitingList = async (
  req: PayloadRequest,
  eventId: unknown,
  { id, to, reason }: Move,
): Promise<'moved' | 'event_not_found' | 'not_waiting'> => {
  const event = (await findStaffEvent(req, eventId))?.event
  if (!event) return 'event_not_found'
  const before = await readLine(req.payload, event.id)
  const place = before?.waiting.find((each) => each.id === id)
  if (!before || !place || !(await movePlace(req.payload, event.id, id, to))) return 'not_waiting'
  const after = await readLine(req.payload, event.id)
  await recordChange(req, {
    action: 'waiting-list.moved',
    subject: { collection: 'events', id: event.id, title: event.title },
    account: place.user.toHexString(),
    before: { position: positionOf(before.waiting, place) },
    after: { position: positionOf(after?.waiting ?? [], place), to },
    reason,
  })
  await followWaitingListSoon(req.payload, event.id)
  return 'moved'
}
