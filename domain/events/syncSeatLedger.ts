import type { Payload } from 'payload'
import { endOfEvent } from './eventTime.schema'
import { findStoredEvent } from './eventsRepository'
import { deleteSeatLedger, setDecisions } from './seatLedgersRepository'

/**
 * Copies what staff decide about an event to its seat ledger. Only fields that nobody else writes are set, so that a
 * registration at the same moment is not lost. The stored document counts, which a draft saved beside it does not
 * change; it is read again after writing, because whoever writes last must have read it last.
 */
export const syncSeatLedger = async (payload: Payload, id: string): Promise<void> => {
  for (let event = await findStoredEvent(payload, id); event;) {
    const written = event.updatedAt
    await setDecisions(payload, id, {
      isOpen: event._status === 'published' && !event.isCancelled,
      closesAt: endOfEvent(event) ?? null,
      capacity: event.maxAttendees ?? null,
    })
    event = await findStoredEvent(payload, id)
    if (!event)
      await deleteSeatLedger(payload, id) // deleted in the meantime: the write above created it again
    else if (event.updatedAt.getTime() === written.getTime()) break
  }
}
