import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { inBatches } from '../../../platform/inBatches'
import { deleteSeatLedger, findHoldersAmong, findSeatLedgers, isHolder, readEventFacts } from '..'
import { giveBackChoices } from '../programme'
import { queueEventMails } from './queueEventMails'
import {
  createRegistrations,
  deleteRegistration,
  deleteRegistrationsOfEvent,
  findRegistrantsByEvent,
  findRegistration,
} from './registrationsRepository'

/** A removal by staff, with the reason that the person is told. */
export interface Removal {
  reason?: string
}

/**
 * Gives the sessions back that a person without a seat has chosen, mails the person, then deletes the registration:
 * when this is interrupted in between, it is repeated at the next start.
 */
const removeRegistration = async (
  payload: Payload,
  event: unknown,
  user: unknown,
  removal?: Removal,
): Promise<void> => {
  await giveBackChoices(payload, String(event), String(user))
  const registration = await findRegistration(payload, event, user)
  if (!registration) return
  const facts = await readEventFacts(payload, event)
  if (facts)
    await queueEventMails(payload, removal ? 'registrationRemoved' : 'registrationCancelled', [
      {
        event: facts,
        user,
        at: new Date(),
        dedupeKey: `registration:${registration._id.toString()}:cancelled`,
        ...removal,
      },
    ])
  await deleteRegistration(payload, registration._id)
}

/**
 * Makes a registration agree with the seat ledger. The ledger is read again after writing: the same person may have
 * registered or cancelled in between, and whoever writes last must have read the ledger last.
 */
export const deriveRegistration = async (
  payload: Payload,
  event: string,
  user: string,
  removal?: Removal,
): Promise<void> => {
  let isHeld = await isHolder(payload, event, user)
  for (;;) {
    if (isHeld) await createRegistrations(payload, new ObjectId(event), [new ObjectId(user)])
    else await removeRegistration(payload, event, user, removal)
    const isStillHeld = await isHolder(payload, event, user)
    if (isStillHeld === isHeld) return
    isHeld = isStillHeld
  }
}

/**
 * Creates the registrations of accounts that were just found in the ledger. The ledger is read again after writing: a
 * person who cancelled in between, or whose event was deleted, has no registration in the end.
 */
export const deriveRegistrations = async (
  payload: Payload,
  event: ObjectId,
  users: ObjectId[],
): Promise<void> => {
  if (users.length === 0) return
  await createRegistrations(payload, event, users)
  const holders = await findHoldersAmong(payload, event, users)
  for (const user of users.map(String))
    if (!holders.has(user)) await deriveRegistration(payload, event.toHexString(), user)
}

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

/** Deletes the seat ledger of a deleted event first, so that nobody registers any more, then its registrations. */
export const deleteSeats = async (payload: Payload, event: unknown): Promise<void> => {
  await deleteSeatLedger(payload, event)
  await deleteRegistrationsOfEvent(payload, event)
}
