import type { Payload } from 'payload'
import { modelOf } from '../../server/services/database'
import { queueMail } from '../../server/services/mail'
import type { EventFacts } from '../../server/services/mail/templates/eventFacts'

type EventMailName = 'registrationConfirmed' | 'registrationCancelled' | 'registrationRemoved' | 'eventCancelled' | 'eventChanged'

interface StoredEvent extends Record<'eventDate' | 'createdAt' | 'updatedAt', Date> {
  _id: { toString: () => string }
  slug: string
  title: string
  description?: string | null
  endDate?: Date | null
  isDateToBeAnnounced?: boolean | null
  isVirtual?: boolean | null
  isCancelled?: boolean | null
  location: string
}

const toFacts = (event: StoredEvent): EventFacts => ({
  id: event._id.toString(),
  slug: event.slug,
  title: event.title,
  description: event.description,
  eventDate: event.eventDate.toISOString(),
  endDate: event.endDate?.toISOString(),
  isDateToBeAnnounced: event.isDateToBeAnnounced,
  isVirtual: event.isVirtual,
  isCancelled: event.isCancelled,
  location: event.location,
  createdAt: event.createdAt.toISOString(),
  updatedAt: event.updatedAt.toISOString(),
})

/** An event as its mails tell it, or null when it is gone. */
export const readEventFacts = async (payload: Payload, event: unknown): Promise<EventFacts | null> => {
  const stored = await modelOf(payload, 'events').findById(event).lean<StoredEvent | null>()
  return stored && toFacts(stored)
}

interface EventMailOptions {
  event: EventFacts
  user: unknown
  at: Date
  dedupeKey: string
  /** Of a removal alone. */
  reason?: string
}

/** Queues a mail about an event to an account; to one that is gone, nothing. */
export const queueEventMail = async (payload: Payload, template: EventMailName, { event, user, at, dedupeKey, reason }: EventMailOptions): Promise<void> => {
  const [account, profile] = await Promise.all([
    modelOf(payload, 'users').findById(user, { email: 1 }).lean<{ email: string } | null>(),
    modelOf(payload, 'profiles').findOne({ user }, { fullName: 1 }).lean<{ fullName: string } | null>(),
  ])
  if (!account) return
  const data = { event, fullName: profile?.fullName ?? account.email, email: account.email, at: at.toISOString(), ...(reason && { reason }) }
  await queueMail(payload, { template, to: account.email, data, dedupeKey })
}
