import { randomUUID } from 'node:crypto'
import type { Event } from '../../payload-types'
import { todayInJuba } from '../../platform/jubaTime'
import type { Account } from './accounts'
import { jsonOf } from './jsonOf'
import type { TestApp } from './testPayload'

/** The body that the form of a session sends: by default an hour on the first day of the event. */
export const sessionInput = (
  { eventDate }: Pick<Event, 'eventDate'>,
  overrides: Record<string, unknown> = {},
): Record<string, unknown> => {
  const day = todayInJuba(eventDate)
  return {
    title: `Session ${randomUUID().slice(0, 8)}`,
    startsAt: `${day}T09:00`,
    endsAt: `${day}T10:00`,
    ...overrides,
  }
}

/** Adds a session as staff do. @returns its id */
export const makeSession = async (
  app: TestApp,
  event: Event,
  as: Account,
  overrides: Record<string, unknown> = {},
): Promise<string> =>
  (
    await jsonOf<{ id: string }>(
      await app.request('POST', `/api/events/${event.id}/sessions`, {
        as,
        body: sessionInput(event, overrides),
      }),
    )
  ).id
