import type { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { type StoredInvoice, findInvoice, invoicesOf } from './invoicesRepository'
import { WITH_STATUS } from './viewInvoice'
import { WRITTEN_OFF, owedAgain } from './writeOffsRepository'

/** What of a payment an invoice took, for good: a payment that was reversed keeps its allocation, released. */
export interface Allocation {
  /** In the invoice's currency; zero when nothing was open. */
  amountMinor: number
  /** What of it credit notes gave back to the payer. */
  returnedMinor?: number | null
  releasedAt?: Date | null
}

/** What an invoice took from a payment; null when it was not asked to. */
export const allocationOf = (invoice: StoredInvoice | null, payment: ObjectId): Allocation | null =>
  invoice?.allocations?.find((allocation) => allocation.payment.equals(payment)) ?? null

/**
 * Lets an invoice take what it still needs from a payment, in one atomic update: two payments at once never take more
 * than the invoice, and the same payment is taken once. An invoice that is paid or void takes nothing. More than is
 * open of one that was written off ends the write-off: it was owed all the time. That stays so when the payment is
 * reversed later; staff may write it off again.
 * @param amountMinor of the payment, in the invoice's currency
 * @param paidAt when the money came: the term that is paid for follows from it
 * @returns what was taken, now or by an earlier call
 */
export const allocate = async (
  payload: Payload,
  id: ObjectId,
  payment: ObjectId,
  amountMinor: number,
  paidAt: Date,
): Promise<Allocation> => {
  const taken = { $cond: [{ $eq: ['$status', 'open'] }, { $min: ['$openMinor', amountMinor] }, 0] }
  const isMoreThanOpen = { $and: [{ $gt: [WRITTEN_OFF, 0] }, { $gt: [amountMinor, '$openMinor'] }] }
  const updated = await invoicesOf(payload).findOneAndUpdate(
    { _id: id, 'allocations.payment': { $ne: payment } },
    [
      ...owedAgain(isMoreThanOpen, { endedByPayment: payment }),
      { $set: { taken } },
      {
        $set: {
          openMinor: { $subtract: ['$openMinor', '$taken'] },
          paidAt: { $ifNull: ['$paidAt', { $cond: [{ $eq: ['$taken', '$openMinor'] }, paidAt, null] }] },
          allocations: {
            $concatArrays: [
              { $ifNull: ['$allocations', []] },
              [{ payment, amountMinor: '$taken', at: '$$NOW', paidAt, releasedAt: null }],
            ],
          },
        },
      },
      { $unset: 'taken' },
      ...WITH_STATUS,
    ],
    { returnDocument: 'after' },
  )
  const allocation = allocationOf(updated ?? (await findInvoice(payload, id)), payment)
  if (!allocation) throw new Error('A payment is for an invoice that does not exist')
  return allocation
}

/** Gives back what an invoice took from a payment that was reversed. Safe to repeat. */
export const release = async (payload: Payload, id: ObjectId, payment: ObjectId): Promise<void> => {
  const isThis = { $and: [{ $eq: ['$$each.payment', payment] }, { $eq: ['$$each.releasedAt', null] }] }
  await invoicesOf(payload).updateOne(
    { _id: id, allocations: { $elemMatch: { payment, releasedAt: null } } },
    [
      {
        $set: {
          openMinor: {
            $add: [
              '$openMinor',
              {
                $sum: {
                  $map: {
                    input: { $filter: { input: '$allocations', as: 'each', cond: isThis } },
                    as: 'each',
                    // what a credit note gave back is not open again
                    in: { $subtract: ['$$each.amountMinor', { $ifNull: ['$$each.returnedMinor', 0] }] },
                  },
                },
              },
            ],
          },
          allocations: {
            $map: {
              input: '$allocations',
              as: 'each',
              in: { $cond: [isThis, { $mergeObjects: ['$$each', { releasedAt: '$$NOW' }] }, '$$each'] },
            },
          },
        },
      },
      ...WITH_STATUS,
    ],
  )
}
