import type { Payload } from 'payload'
import { findSeatLedgers } from '../events'
import { removeRegistration } from './deriveRegistrations'
import { createRegistrations, findUsersOfEvent, findUsersWithoutSeat } from './registrationsRepository'

/** Younger registrations are not touched: another process may be between its two writes right now. */
const MIN_AGE_MS = 60_000

/**
 * Makes registrations agree with the seat ledgers, which are the truth: a process that was killed between the two
 * writes left one without the other.
 */
export const repairRegistrations = async (payload: Payload): Promise<void> => {
  const before = new Date(Date.now() - MIN_AGE_MS)
  for await (const { event, holders } of findSeatLedgers(payload)) {
    const users = holders ?? []
    for (const user of await findUsersWithoutSeat(payload, event, users, before))
      await removeRegistration(payload, event, user)
    const registered = new Set((await findUsersOfEvent(payload, event)).map(String))
    await createRegistrations(
      payload,
      event,
      users.filter((user) => !registered.has(String(user))),
    )
  }
}
