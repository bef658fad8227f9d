import type { Document, ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { type StoredInvoice, findInvoice, invoicesOf } from './invoicesRepository'

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
 * What follows from the open amount: the status, and since when it is paid. Void invoices stay void, and what is
 * credited as a whole pays for nothing.
 */
export const WITH_STATUS: Document[] = [
  {
    $set: {
      status: {
        $cond: [
          { $eq: ['$status', 'void'] },
          'void',
          {
            $cond: [
              { $and: [{ $gt: ['$totalMinor', 0] }, { $eq: ['$creditedMinor', '$totalMinor'] }] },
              'credited',
              { $cond: [{ $eq: ['$openMinor', 0] }, 'paid', 'open'] },
            ],
          },
        ],
      },
      needsFinalising: true,
      revision: { $add: ['$revision', 1] },
    },
  },
  {
    $set: {
      paidAt: { $cond: [{ $eq: ['$status', 'paid'] }, { $ifNull: ['$paidAt', '$$NOW'] }, null] },
    },
  },
]

/**
 * Lets an invoice take what it still needs from a payment, in one atomic update: two payments at once never take more
 * than the invoice, and the same payment is taken once. An invoice that is paid or void takes nothing.
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
  const updated = await invoicesOf(payload).findOneAndUpdate(
    { _id: id, 'allocations.payment': { $ne: payment } },
    [
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
