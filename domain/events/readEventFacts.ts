import type { Payload } from 'payload'
import {
  type StoredEvent,
  findEventOutsideTrash,
  findPublishedEvent,
  findStoredEvent,
} from './eventsRepository'
import type { EventFacts } from './mails/eventFacts'

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

/** Reads an event as its mails describe it; null when it does not exist. */
export const readEventFacts = async (payload: Payload, event: unknown): Promise<EventFacts | null> => {
  const stored = await findStoredEvent(payload, event)
  return stored && toFacts(stored)
}

/** Reads an event as its mails describe it; null when it is not published. */
export const readPublishedEventFacts = async (
  payload: Payload,
  event: unknown,
): Promise<EventFacts | null> => {
  const stored = await findPublishedEvent(payload, event)
  return stored && toFacts(stored)
}

/**
 * Reads an event for the mails of registrations: null also for one in the trash. The facts are made when a mail is: an
 * event that cannot be read fails its own mails, which are shown to staff, and no others.
 */
export const readOpenEventForMails = async (
  payload: Payload,
  event: unknown,
): Promise<(() => EventFacts) | null> => {
  const stored = await findEventOutsideTrash(payload, event)
  return stored && (() => toFacts(stored))
}
