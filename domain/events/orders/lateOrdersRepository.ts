import type { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { type StoredOrder, ordersOf } from './ordersRepository'

/** Notes that money came for an order whose time to pay was over. */
export const markPaidLate = async (payload: Payload, id: ObjectId): Promise<void> => {
  await ordersOf(payload).updateOne({ _id: id }, { $set: { paidLateAt: new Date() } })
}

/** Notes that such money is dealt with, unless more came or the order has moved since it was read. */
export const markLateHandled = async (
  payload: Payload,
  { _id, status, paidLateAt }: StoredOrder,
): Promise<void> => {
  await ordersOf(payload).updateOne({ _id, status, paidLateAt }, { $unset: { paidLateAt: 1 } })
}

/** Ids of orders for which money came late, the first first. */
export const findPaidLate = async (payload: Payload, limit: number): Promise<string[]> =>
  (
    await ordersOf(payload)
      .find({ paidLateAt: { $type: 'date' } }, { projection: { _id: 1 } })
      .sort({ paidLateAt: 1 })
      .limit(limit)
      .toArray()
  ).map(({ _id }) => _id.toHexString())

/** Holds an order that took its seats again: a new invoice is to follow. @returns null when it was moved meanwhile */
export const holdAgain = (
  payload: Payload,
  { _id, seatsKey, invoice }: StoredOrder,
  until: Date,
): Promise<StoredOrder | null> =>
  ordersOf(payload).findOneAndUpdate(
    { _id, status: 'placed', seatsKey },
    {
      $set: { status: 'held', until, needsFollowing: true, updatedAt: new Date() },
      $push: { lateInvoices: invoice } as never,
      $unset: { invoice: 1 },
    },
    { returnDocument: 'after' },
  )
