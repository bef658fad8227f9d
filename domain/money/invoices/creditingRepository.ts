import type { Document, ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { type StoredInvoice, invoicesOf } from './invoicesRepository'
import { WITH_STATUS } from './viewInvoice'
import { WRITTEN_OFF } from './writeOffsRepository'

/** What a credit note took off an invoice, as the invoice decided it. In the invoice's currency. */
export type StoredCredit = NonNullable<StoredInvoice['credits']>[number]

/** More notes on one invoice are a mistake. */
const MAX_CREDITS = 50

const orZero = (field: string): Document => ({ $ifNull: [field, 0] })

/** What an allocation still gives, and what of it this note takes back. */
const TAKE: Document = {
  $cond: [
    { $eq: [{ $ifNull: ['$$this.releasedAt', null] }, null] },
    { $min: ['$$value.rest', { $subtract: ['$$this.amountMinor', orZero('$$this.returnedMinor')] }] },
    0,
  ],
}

/** Goes through the allocations and takes back what was not open, the oldest payment first. */
const TAKEN_BACK: Document = {
  $reduce: {
    input: { $ifNull: ['$allocations', []] },
    initialValue: { rest: '$over', allocations: [], returned: [] },
    in: {
      $let: {
        vars: { take: TAKE },
        in: {
          rest: { $subtract: ['$$value.rest', '$$take'] },
          allocations: {
            $concatArrays: [
              '$$value.allocations',
              [
                {
                  $mergeObjects: [
                    '$$this',
                    { returnedMinor: { $add: [orZero('$$this.returnedMinor'), '$$take'] } },
                  ],
                },
              ],
            ],
          },
          returned: {
            $concatArrays: [
              '$$value.returned',
              {
                $cond: [{ $gt: ['$$take', 0] }, [{ payment: '$$this.payment', amountMinor: '$$take' }], []],
              },
            ],
          },
        },
      },
    },
  },
}

/**
 * Takes an amount off an invoice by a credit note, in one atomic update: first what is open, then what payments gave,
 * which is to their payers' credit. All notes together never take more than the total, and a payment or another note at
 * the same time sees what is left; what is written off is not. The same key takes once.
 * @returns the invoice as it is then; null when the key was used, the invoice is void or less is left
 */
export const creditOnce = (
  payload: Payload,
  id: ObjectId,
  {
    note,
    key,
    amountMinor,
    reason,
    by,
  }: Pick<StoredCredit, 'note' | 'key' | 'amountMinor' | 'reason' | 'by'>,
): Promise<StoredInvoice | null> =>
  invoicesOf(payload).findOneAndUpdate(
    {
      _id: id,
      number: { $ne: null },
      status: { $in: ['open', 'paid'] },
      'credits.key': { $ne: key },
      [`credits.${MAX_CREDITS - 1}`]: { $exists: false },
      $expr: { $lte: [{ $add: [orZero('$creditedMinor'), WRITTEN_OFF, amountMinor] }, '$totalMinor'] },
    },
    [
      { $set: { fromOpen: { $min: ['$openMinor', amountMinor] } } },
      { $set: { over: { $subtract: [amountMinor, '$fromOpen'] } } },
      { $set: { takenBack: TAKEN_BACK } },
      {
        $set: {
          openMinor: { $subtract: ['$openMinor', '$fromOpen'] },
          creditedMinor: { $add: [orZero('$creditedMinor'), amountMinor] },
          allocations: '$takenBack.allocations',
          credits: {
            $concatArrays: [
              { $ifNull: ['$credits', []] },
              [
                {
                  note,
                  key: { $literal: key },
                  amountMinor: { $literal: amountMinor },
                  fromOpenMinor: '$fromOpen',
                  returned: '$takenBack.returned',
                  reason: { $literal: reason }, // may begin with a dollar
                  by,
                  at: '$$NOW',
                },
              ],
            ],
          },
        },
      },
      { $unset: ['fromOpen', 'over', 'takenBack'] },
      ...WITH_STATUS,
    ],
    { returnDocument: 'after' },
  )
