import { type ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { type StoredPayment, paymentsOf, toId } from '../paymentsRepository'

/** What of a payment's credit was used and has not come back, in its currency. */
const USED = {
  $sum: {
    $map: {
      input: {
        $filter: {
          input: { $ifNull: ['$creditUses', []] },
          as: 'use',
          cond: { $eq: [{ $ifNull: ['$$use.returnedAt', null] }, null] },
        },
      },
      as: 'use',
      in: '$$use.amountMinor',
    },
  },
}

/**
 * Notes what of a payment no invoice took or credit notes gave back: it is to the credit of the payer, less what was used
 * of it. A payment that is not confirmed leaves no credit. Of a payment that has changed since it was read nothing is
 * noted: who changed it applies what follows anew.
 */
export const setCredit = async (
  payload: Payload,
  { _id, revision }: Pick<StoredPayment, '_id' | 'revision'>,
  leftMinor: number,
): Promise<void> => {
  await paymentsOf(payload).updateOne({ _id, revision }, [
    {
      $set: {
        creditMinor: {
          $cond: [{ $eq: ['$status', 'confirmed'] }, { $max: [0, { $subtract: [leftMinor, USED] }] }, 0],
        },
      },
    },
  ])
}

/**
 * Takes an amount of a payment's credit for an invoice, in one conditional update: of two who use it at once, together
 * they never use more than there is. The same key takes it once.
 * @returns whether the credit was there
 */
export const takeCredit = async (
  payload: Payload,
  id: ObjectId,
  { key, invoice, amountMinor, by }: { key: string; invoice: ObjectId; amountMinor: number; by: string },
): Promise<boolean> => {
  const use = { key, invoice, amountMinor, by: toId(by), at: new Date(), returnedAt: null }
  const { modifiedCount } = await paymentsOf(payload).updateOne(
    { _id: id, status: 'confirmed', creditMinor: { $gte: amountMinor }, 'creditUses.key': { $ne: key } },
    {
      $inc: { creditMinor: -amountMinor, revision: 1 },
      $push: { creditUses: use },
      $set: { needsFinalising: true },
    },
  )
  return modifiedCount > 0
}

/** Gives credit back that was used by a payment which was reversed. Safe to repeat. */
export const returnCredit = async (payload: Payload, id: string, use: string): Promise<void> => {
  const returned = {
    $and: [{ $eq: ['$$use.key', use] }, { $eq: [{ $ifNull: ['$$use.returnedAt', null] }, null] }],
  }
  await paymentsOf(payload).updateOne(
    { _id: toId(id), creditUses: { $elemMatch: { key: use, returnedAt: null } } },
    [
      {
        $set: {
          // a payment that was itself reversed leaves no credit
          creditMinor: {
            $add: [
              '$creditMinor',
              {
                $cond: [
                  { $eq: ['$status', 'confirmed'] },
                  {
                    $sum: {
                      $map: {
                        input: { $filter: { input: '$creditUses', as: 'use', cond: returned } },
                        as: 'use',
                        in: '$$use.amountMinor',
                      },
                    },
                  },
                  0,
                ],
              },
            ],
          },
          creditUses: {
            $map: {
              input: '$creditUses',
              as: 'use',
              in: { $cond: [returned, { $mergeObjects: ['$$use', { returnedAt: '$$NOW' }] }, '$$use'] },
            },
          },
        },
      },
    ],
  )
}
