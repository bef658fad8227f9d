import type { Payload } from 'payload'
import { modelOf } from '../../platform/database'
import { queueEventMail, readEventFacts } from './registrationMails'

/** That staff took a seat away, and what they tell the person about it. */
export interface Removal {
  reason?: string
}

/**
 * Gives an account's seat back, and tells the person. Giving back what is not held changes nothing.
 * @param removal of staff, with what they tell the person; left out, it is the person's own wish
 * @returns whether it was held
 */
export const releaseSeat = async (
  payload: Payload,
  event: string,
  user: string,
  removal?: Removal,
): Promise<boolean> => {
  const { matchedCount } = await modelOf(payload, 'seat-ledgers').updateOne(
    { event, holders: user },
    { $inc: { taken: -1 }, $pull: { holders: user } },
  )
  await deriveRegistration(payload, event, user, removal)
  return matchedCount > 0
}

/**
 * Sets a limit if no more are registered than it allows, in one atomic operation: nobody registers in between.
 * @returns null when it was set, or how many are registered
 */
export const fitCapacity = async (
  payload: Payload,
  event: string,
  capacity: number,
): Promise<number | null> => {
  const ledgers = modelOf(payload, 'seat-ledgers')
  for (;;) {
    const { matchedCount } = await ledgers.updateOne(
      { event, taken: { $lte: capacity } },
      { $set: { capacity } },
    )
    if (matchedCount > 0) return null
    const ledger = await ledgers.findOne({ event }, { taken: 1 }).lean<{ taken: number } | null>()
    if (!ledger) return null
    if (ledger.taken > capacity) return ledger.taken
  }
}

const isHolding = async (payload: Payload, event: string, user: string): Promise<boolean> =>
  (await modelOf(payload, 'seat-ledgers').exists({ event, holders: user })) !== null

/** Tells who has no seat any more, then removes the row: cut off in between, it is told and removed at the next start. */
export const removeRegistration = async (
  payload: Payload,
  event: unknown,
  user: unknown,
  removal?: Removal,
): Promise<void> => {
  const registrations = modelOf(payload, 'registrations')
  const row = await registrations
    .findOne({ event, user }, { _id: 1 })
    .lean<{ _id: { toString: () => string } } | null>()
  if (!row) return
  const facts = await readEventFacts(payload, event)
  const template = removal ? 'registrationRemoved' : 'registrationCancelled'
  if (facts)
    await queueEventMail(payload, template, {
      event: facts,
      user,
      at: new Date(),
      dedupeKey: `registration:${row._id.toString()}:cancelled`,
      ...removal,
    })
  await registrations.deleteOne({ _id: row._id })
}

/**
 * Makes the registration row say what the ledger says. Looked at again after writing: a cancellation of the same
 * person may have come in between, and whoever writes last must have seen the ledger last.
 */
export const deriveRegistration = async (
  payload: Payload,
  event: string,
  user: string,
  removal?: Removal,
): Promise<void> => {
  const registrations = modelOf(payload, 'registrations')
  let isHeld = await isHolding(payload, event, user)
  for (;;) {
    const now = new Date()
    if (isHeld) {
      const row = { event, user, createdAt: now, updatedAt: now }
      await registrations.updateOne(
        { event, user },
        { $setOnInsert: row },
        { upsert: true, timestamps: false },
      )
    } else {
      await removeRegistration(payload, event, user, removal)
    }
    const isStillHeld = await isHolding(payload, event, user)
    if (isStillHeld === isHeld) return
    isHeld = isStillHeld
  }
}

/** The ids of the events where a person has a seat or a registration. */
export const findEventsOf = async (payload: Payload, user: string): Promise<string[]> => {
  const held = await modelOf(payload, 'seat-ledgers').distinct('event', { holders: user })
  const registered = await modelOf(payload, 'registrations').distinct('event', { user })
  return [...new Set([...held, ...registered].map(String))]
}

/** Deletes a person's registrations; their seats stay taken. */
export const deleteRegistrations = async (payload: Payload, user: string): Promise<void> => {
  await modelOf(payload, 'registrations').deleteMany({ user })
}
