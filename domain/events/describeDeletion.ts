import type { Payload } from 'payload'
import type { DeletionStep } from '../content/trash/uses.schema'
import { isPastEvent } from './eventTime.schema'
import { findStoredEvent } from './eventsRepository'
import { readEventFacts } from './readEventFacts'
import { findSeats } from './seatLedgersRepository'

const people = (count: number): string =>
  count === 1 ? 'One registered person' : `${count.toLocaleString('en-GB')} registered people`
const are = (count: number): string => (count === 1 ? 'is' : 'are')

/** What people registered for an event are told when it is deleted or restored. Nobody is told about a past event. */
export const describeDeletion = async (
  payload: Payload,
  step: DeletionStep,
  id: string,
): Promise<string[]> => {
  const [event, seats, stored] = await Promise.all([
    readEventFacts(payload, id),
    findSeats(payload, id),
    findStoredEvent(payload, id),
  ])
  const count = seats?.taken ?? 0
  if (!event || !stored || count === 0 || isPastEvent(event, Date.now())) return []
  if (step === 'restore') {
    if (!seats?.toldOfTrashAt) return []
    return [
      `${people(count)} ${are(count)} still registered for “${event.title}” and ${count === 1 ? 'was' : 'were'} told by email that it does not take place. As soon as it is published again, they are told that it takes place.`,
    ]
  }
  if (stored.deletedAt || event.isCancelled) return [] // they were told before
  if (step === 'trash' && stored._status !== 'published') return []
  return [`${people(count)} will be told by email that “${event.title}” does not take place.`]
}
