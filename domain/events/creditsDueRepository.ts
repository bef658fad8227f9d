import type { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { modelOf } from '../../platform/database'
import { nativeLedgersOf } from './seatLedgersRepository'

/* When the CPD hours of who came to an event are to be compared with the attendance: noted in its seat ledger. */

/** Notes that the CPD hours of who came to events are to be compared with the attendance. */
export const markCreditsDue = async (payload: Payload, events: readonly ObjectId[]): Promise<void> => {
  await nativeLedgersOf(payload).updateMany(
    { event: { $in: [...events] } },
    { $set: { creditsDueAt: new Date() } },
  )
}

/** An event whose CPD hours are to be compared with the attendance, since or from a moment. */
export interface DueCredits {
  event: ObjectId
  creditsDueAt: Date
}

/** Finds the events whose CPD hours are to be compared with the attendance now. */
export const findDueCredits = (payload: Payload): Promise<DueCredits[]> =>
  modelOf(payload, 'seat-ledgers')
    .find({ creditsDueAt: { $lte: new Date() } }, { event: 1, creditsDueAt: 1 })
    .sort({ creditsDueAt: 1 })
    .lean<DueCredits[]>()
    .exec()

/** Notes when the CPD hours of an event are to be compared next, if nobody has noted something newer. */
export const setCreditsDue = async (
  payload: Payload,
  { event, creditsDueAt }: DueCredits,
  next: Date | undefined,
): Promise<void> => {
  await modelOf(payload, 'seat-ledgers').updateOne(
    { event, creditsDueAt },
    next ? { $set: { creditsDueAt: next } } : { $unset: { creditsDueAt: 1 } },
  )
}
