import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import type { Event } from '../../payload-types'

const DAY_MS = 24 * 60 * 60 * 1000

/** The date and time that many days from now; negative for the past. */
export const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString()

/** A published event next month without a limit, by default. */
export const makeEvent = (payload: Payload, overrides: Partial<Event> = {}): Promise<Event> =>
  payload.create({
    collection: 'events',
    data: {
      title: `Site visit ${randomUUID()}`,
      eventDate: inDays(30),
      location: 'Juba',
      _status: 'published',
      ...overrides,
    } as Event,
    overrideAccess: true, // the test prepares its data
  })

/** The body that the form of `/admin/events` sends: by default a draft in December. */
export const eventInput = (overrides: Record<string, unknown> = {}): Record<string, unknown> => ({
  title: `Lecture ${randomUUID()}`,
  eventDate: `${new Date().getUTCFullYear() + 1}-12-01T09:30`,
  location: 'University of Juba',
  ...overrides,
})
