import type { CollectionAfterChangeHook } from 'payload'
import type { Event } from '../../../payload-types'
import { modelOf } from '../../../platform/database'

type Decisions = Pick<
  Event,
  'eventDate' | 'endDate' | 'isCancelled' | 'isDateToBeAnnounced' | 'maxAttendees' | '_status'
> & { updatedAt: Date }

/** A draft may still lack its dates. */
const closingTimeOf = ({ endDate, eventDate, isDateToBeAnnounced }: Decisions): Date | null => {
  const end = endDate || eventDate
  return isDateToBeAnnounced || !end ? null : new Date(end)
}

/**
 * Carries what staff decide about an event to its seat ledger. Only fields that nobody else writes are set, so that a
 * registration at the same moment is not lost. What counts is the document itself, which a draft saved beside it does
 * not change; it is looked at again after writing, because whoever writes last must have seen it last.
 */
export const syncSeatLedger: CollectionAfterChangeHook<Event> = async ({ doc, req }) => {
  const events = modelOf(req.payload, 'events')
  const ledgers = modelOf(req.payload, 'seat-ledgers')
  const read = (): Promise<Decisions | null> => events.findById(doc.id).lean<Decisions>().exec()
  for (let event = await read(); event;) {
    await ledgers.updateOne(
      { event: doc.id },
      {
        $set: {
          isOpen: event._status === 'published' && !event.isCancelled,
          closesAt: closingTimeOf(event),
          capacity: event.maxAttendees ?? null,
        },
        $setOnInsert: { event: doc.id, taken: 0, holders: [] },
      },
      { upsert: true },
    )
    const written = event.updatedAt
    event = await read()
    if (!event)
      await ledgers.deleteOne({ event: doc.id }) // deleted meanwhile: the line above brought it back
    else if (event.updatedAt.getTime() === written.getTime()) break
  }
  return doc
}
