import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { modelOf } from '../../platform/database'
import { queueMails } from '../mail'
import type { EventFacts } from '../events/mails/eventFacts'

type EventMailName =
  | 'registrationConfirmed'
  | 'registrationCancelled'
  | 'registrationRemoved'
  | 'eventCancelled'
  | 'eventChanged'

interface StoredEvent extends Record<'eventDate' | 'createdAt' | 'updatedAt', Date> {
  _id: { toString: () => string }
  slug: string
  title: string
  description?: string | null
  endDate?: Date | null
  isDateToBeAnnounced?: boolean | null
  isVirtual?: boolean | null
  isCancelled?: boolean | null
  deletedAt?: Date | null
  location: string
  venue?: string | null
  programme?: string | null
  whatToBring?: string | null
  cpdHours?: number | null
  contactName?: string | null
  contactEmail?: string | null
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
  venue: event.venue,
  programme: event.programme,
  whatToBring: event.whatToBring,
  cpdHours: event.cpdHours,
  contactName: event.contactName,
  contactEmail: event.contactEmail,
  createdAt: event.createdAt.toISOString(),
  updatedAt: event.updatedAt.toISOString(),
})

const readStored = (payload: Payload, condition: Record<string, unknown>): Promise<StoredEvent | null> =>
  modelOf(payload, 'events').findOne(condition).lean<StoredEvent | null>().exec()

/** An event as its mails tell it, or null when it is gone. */
export const readEventFacts = async (payload: Payload, event: unknown): Promise<EventFacts | null> => {
  const stored = await readStored(payload, { _id: event })
  return stored && toFacts(stored)
}

/**
 * The same of an event that takes registrations: null for one in the trash as well. Made when a mail is: one that cannot
 * be read fails its mails alone, and these are shown to staff.
 */
export const readOpenEventForMails = async (
  payload: Payload,
  event: unknown,
): Promise<(() => EventFacts) | null> => {
  const stored = await readStored(payload, { _id: event, deletedAt: null })
  return stored && (() => toFacts(stored))
}

/** The same at once. */
export const readOpenEventFacts = async (payload: Payload, event: unknown): Promise<EventFacts | null> =>
  (await readOpenEventForMails(payload, event))?.() ?? null

interface EventMailOptions {
  /** A function where they may not be readable: the mail is then kept as failed. */
  event: EventFacts | (() => EventFacts)
  user: unknown
  at: Date
  dedupeKey: string
  /** Of a removal alone. */
  reason?: string
}

/** Queues mails of one kind about events to accounts; to one that is gone, nothing. */
export const queueEventMails = async (
  payload: Payload,
  template: EventMailName,
  mails: EventMailOptions[],
): Promise<void> => {
  const users = mails.map(({ user }) => new ObjectId(String(user)))
  const [accounts, profiles] = await Promise.all([
    modelOf(payload, 'users')
      .collection.find({ _id: { $in: users } }, { projection: { email: 1 } })
      .toArray(),
    modelOf(payload, 'profiles')
      .collection.find({ user: { $in: users } }, { projection: { _id: 0, user: 1, fullName: 1 } })
      .toArray(),
  ])
  const emails = new Map(accounts.map(({ _id, email }) => [String(_id), email as string]))
  const names = new Map(profiles.map(({ user, fullName }) => [String(user), fullName as string | undefined]))
  const queued = mails.flatMap(({ event, user, at, dedupeKey, reason }) => {
    const email = emails.get(String(user))
    if (email === undefined) return []
    const data = () => ({
      event: typeof event === 'function' ? event() : event,
      fullName: names.get(String(user)) ?? email,
      email,
      at: at.toISOString(),
      ...(reason && { reason }),
    })
    return [{ template, to: email, data, dedupeKey }]
  })
  await queueMails(payload, queued)
}

/** Queues a mail about an event to an account; to one that is gone, nothing. */
export const queueEventMail = (
  payload: Payload,
  template: EventMailName,
  mail: EventMailOptions,
): Promise<void> => queueEventMails(payload, template, [mail])
