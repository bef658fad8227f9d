import type { Payload } from 'payload'
import { modelOf } from '../../server/services/database'

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
      await recordRegistration(payload, event, user)
      return 'already_registered'
    }
    if (!ledger?.isOpen || (ledger.closesAt && ledger.closesAt <= new Date())) return 'closed'
    return 'full'
  }
  await recordRegistration(payload, event, user)
  return 'registered'
}

/** Gives an account's seat back. Giving back what is not held changes nothing. */
export const releaseSeat = async (payload: Payload, event: string, user: string): Promise<void> => {
  await modelOf(payload, 'seat-ledgers').updateOne({ event, holders: user }, { $inc: { taken: -1 }, $pull: { holders: user } })
  await modelOf(payload, 'registrations').deleteOne({ event, user })
}

/** Writes the derived registration row; repeating it changes nothing. */
const recordRegistration = async (payload: Payload, event: string, user: string): Promise<void> => {
  const now = new Date()
  await modelOf(payload, 'registrations').updateOne(
    { event, user },
    { $setOnInsert: { event, user, createdAt: now, updatedAt: now } },
    { upsert: true, timestamps: false },
  )
}
