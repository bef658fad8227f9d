import { isPastEvent } from '../../domain/events/eventTime.schema'
import { readEventFacts } from '../../domain/registrations/registrationMails'
import type { EffectsOf } from '../../hooks/trash'
import { modelOf } from '../../platform/database'

interface Seats {
  taken?: number
  toldOfTrashAt?: Date | null
}

const people = (count: number): string =>
  count === 1 ? 'One registered person' : `${count.toLocaleString('en-GB')} registered people`
const are = (count: number): string => (count === 1 ? 'is' : 'are')

/** What deleting or restoring an event tells the people registered for it. Of an event that is over, nobody is told anything. */
export const eventDeletionEffects: EffectsOf = async ({ payload }, step, id) => {
  const [event, seats, stored] = await Promise.all([
    readEventFacts(payload, id),
    modelOf(payload, 'seat-ledgers')
      .findOne({ event: id }, { taken: 1, toldOfTrashAt: 1 })
      .lean<Seats | null>(),
    modelOf(payload, 'events')
      .findById(id, { _status: 1, deletedAt: 1 })
      .lean<{ _status?: string; deletedAt?: Date | null } | null>(),
  ])
  const count = seats?.taken ?? 0
  if (!event || !stored || count === 0 || isPastEvent(event, Date.now())) return []
  if (step === 'restore') {
    if (!seats?.toldOfTrashAt) return []
    return [
      `${people(count)} ${are(count)} still registered for “${event.title}” and ${count === 1 ? 'was' : 'were'} told by email that it does not take place. As soon as it is published again, they are told that it takes place.`,
    ]
  }
  if (stored.deletedAt || event.isCancelled) return [] // they know
  if (step === 'trash' && stored._status !== 'published') return []
  return [`${people(count)} will be told by email that “${event.title}” does not take place.`]
}
