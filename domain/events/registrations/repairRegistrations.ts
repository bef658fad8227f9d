import type { Payload } from 'payload'
import { inBatches } from '../../../platform/inBatches'
import { findSeatLedgers } from '..'
import { removeRegistration } from './deriveRegistrations'
import { createRegistrations, findRegistrantsByEvent } from './registrationsRepository'

/** Younger registrations are not touched: another process may be between its two writes right now. */
const MIN_AGE_MS = 60_000
/** Registrations are read of so many events at once: one by one, thousands of events would delay every start. */
const EVENTS_AT_ONCE = 100

/**
 * Makes registrations agree with the seat ledgers, which are the truth: a process that was killed between the two
 * writes left one without the other.
 */
export const repairRegistrations = async (payload: Payload): Promise<void> => {
  const before = new Date(Date.now() - MIN_AGE_MS)
  for await (const ledgers of inBatches(findSeatLedgers(payload), EVENTS_AT_ONCE)) {
    const events = ledgers.map(({ event }) => event)
    const registrants = await findRegistrantsByEvent(payload, events)
    for (const { event, holders } of ledgers) {
      const users = holders ?? []
      const [seated, registered] = [new Set(users.map(String)), registrants.get(String(event)) ?? []]
      for (const { user, createdAt } of registered)
        if (!seated.has(String(user)) && createdAt < before) await removeRegistration(payload, event, user)
      const known = new Set(registered.map(({ user }) => String(user)))
      await createRegistrations(
        payload,
        event,
        users.filter((user) => !known.has(String(user))),
      )
    }
  }
}
