import type { Payload } from 'payload'
import { modelOf } from '../../server/services/database'
import { queueEventMail, readEventFacts } from './registrationMails'

export type SeatOutcome = 'registered' | 'already_registered' | 'full' | 'closed'

/** The condition under which a ledger gives a seat: open, not over, and not full. */
const isSeatFree = (now: Date) => ({
  isOpen: true,
  $and: [
    { $or: [{ closesAt: null }, { closesAt: { $gt: now } }] },
    { $or: [{ capacity: null }, { $expr: { $lt: ['$taken', '$capacity'] } }] },
  ],
})

/**
 * Takes a seat for an account, or tells why not. One atomic operation on the event's ledger decides; the registration
 * row follows from it.
 */
export const takeSeat = async (payload: Payload, event: string, user: string): Promise<SeatOutcome> => {
  const ledgers = modelOf(payload, 'seat-ledgers')
  const taken = await ledgers.findOneAndUpdate(
    { event, holders: { $ne: user }, ...isSeatFree(new Date()) },
    { $inc: { taken: 1 }, $push: { holders: user } },
    { projection: { _id: 1 } },
  )
  if (!taken) {
    const ledger = await ledgers.findOne({ event }, { isOpen: 1, closesAt: 1, holders: { $elemMatch: { $eq: user } } }).lean<{
      isOpen: boolean
      closesAt?: Date | null
      holders?: unknown[]
    }>()
    if (ledger?.holders?.length) {
      await deriveRegistration(payload, event, user)
      return 'already_registered'
    }
    if (!ledger?.isOpen || (ledger.closesAt && ledger.closesAt <= new Date())) return 'closed'
    return 'full'
  }
  await deriveRegistration(payload, event, user)
  return 'registered'
}

/** Gives an account's seat back. Giving back what is not held changes nothing. */
export const releaseSeat = async (payload: Payload, event: string, user: string): Promise<void> => {
  await modelOf(payload, 'seat-ledgers').updateOne({ event, holders: user }, { $inc: { taken: -1 }, $pull: { holders: user } })
  await deriveRegistration(payload, event, user)
}

const isHolding = async (payload: Payload, event: string, user: string): Promise<boolean> =>
  (await modelOf(payload, 'seat-ledgers').exists({ event, holders: user })) !== null

/** Tells who gave a seat back, then removes the row: cut off in between, it is told and removed at the next start. */
export const removeRegistration = async (payload: Payload, event: unknown, user: unknown): Promise<void> => {
  const registrations = modelOf(payload, 'registrations')
  const row = await registrations.findOne({ event, user }, { _id: 1 }).lean<{ _id: { toString: () => string } } | null>()
  if (!row) return
  const facts = await readEventFacts(payload, event)
  if (facts) await queueEventMail(payload, 'registrationCancelled', { event: facts, user, at: new Date(), dedupeKey: `registration:${row._id.toString()}:cancelled` })
  await registrations.deleteOne({ _id: row._id })
}

/**
 * Makes the registration row say what the ledger says. Looked at again after writing: a cancellation of the same
 * person may have come in between, and whoever writes last must have seen the ledger last.
 */
const deriveRegistration = async (payload: Payload, event: string, user: string): Promise<void> => {
  const registrations = modelOf(payload, 'registrations')
  let isHeld = await isHolding(payload, event, user)
  for (;;) {
    const now = new Date()
    if (isHeld) {
      const row = { event, user, createdAt: now, updatedAt: now }
      await registrations.updateOne({ event, user }, { $setOnInsert: row }, { upsert: true, timestamps: false })
    } else {
      await removeRegistration(payload, event, user)
    }
    const isStillHeld = await isHolding(payload, event, user)
    if (isStillHeld === isHeld) return
    isHeld = isStillHeld
  }
}
