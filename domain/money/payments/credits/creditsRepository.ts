import { type ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { type StoredPayment, paymentsOf, toId } from '../paymentsRepository'

/** What of a payment's credit was used and has not come back, or was paid back, in its currency. */
const USED = {
  $add: [
    {
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
    },
    { $sum: { $ifNull: ['$creditRefunds.amountMinor', []] } },
  ],
}

/** Of a payment whose credit nobody holds. */
const isFree = () => ({ $or: [{ heldUntil: null }, { heldUntil: { $lte: new Date() } }] })

/**
 * Notes what of a payment no invoice took or credit notes gave back: it is to the credit of the payer, less what was
 * used of it. A payment that is not confirmed leaves no credit. Of a payment that has changed since it was read
 * nothing is noted: who changed it applies what follows anew.
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

/** The payments of an account whose credit can be used, the oldest first. */
export const findCreditsOf = (payload: Payload, user: ObjectId): Promise<StoredPayment[]> =>
  paymentsOf(payload)
    .find({ user, status: 'confirmed', creditMinor: { $gt: 0 }, ...isFree() })
    .sort({ paidAt: 1, _id: 1 })
    .limit(50)
    .toArray()

/** What is taken of a payment's credit: for an invoice, or to the credit of another person. */
export type CreditTaken = { key: string; amountMinor: number; by: string } & (
  { invoice: ObjectId } | { to: ObjectId }
)

/**
 * Takes an amount of a payment's credit for an invoice, or for another person, in one conditional update: of two who
 * use it at once, together they never use more than there is. The same key takes it once.
 * @returns whether the credit was there
 */
export const takeCredit = async (
  payload: Payload,
  id: ObjectId,
  { by, ...taken }: CreditTaken,
): Promise<boolean> => {
  const { key, amountMinor } = taken
  const use = { ...taken, by: toId(by), at: new Date(), returnedAt: null }
  const { modifiedCount } = await paymentsOf(payload).updateOne(
    {
      _id: id,
      status: 'confirmed',
      creditMinor: { $gte: amountMinor },
      'creditUses.key': { $ne: key },
      ...isFree(),
    },
    {
      $inc: { creditMinor: -amountMinor, revision: 1 },
      $push: { creditUses: use },
      $set: { needsFinalising: true },
    },
  )
  return modifiedCount > 0
}

/** Credit that was paid back to the payer. */
export type CreditRefund = NonNullable<StoredPayment['creditRefunds']>[number]

/**
 * Takes an amount of a payment's credit that is paid back to the payer, in one conditional update: of two who do so at
 * once, together they never pay back more than there is. The same key takes it once.
 * @returns whether this call took it
 */
export const takeRefund = async (
  payload: Payload,
  id: ObjectId,
  {
    by,
    ...refund
  }: Pick<CreditRefund, 'key' | 'method' | 'amountMinor' | 'reason'> & {
    transaction?: string
    by: string
  },
): Promise<boolean> => {
  const { key, amountMinor } = refund
  const { modifiedCount } = await paymentsOf(payload).updateOne(
    {
      _id: id,
      status: 'confirmed',
      creditMinor: { $gte: amountMinor },
      'creditRefunds.key': { $ne: key },
      ...isFree(),
    },
    {
      $inc: { creditMinor: -amountMinor, revision: 1 },
      $push: { creditRefunds: { ...refund, by: toId(by), at: new Date() } as never },
      $set: { needsFinalising: true },
    },
  )
  return modifiedCount > 0
}

/** Holds the credit of confirmed payments for a time: nobody uses it or pays it back. Null ends it. */
export const holdCredit = async (
  payload: Payload,
  ids: readonly ObjectId[],
  heldUntil: Date | null,
): Promise<void> => {
  await paymentsOf(payload).updateMany(
    { _id: { $in: [...ids] }, status: 'confirmed' },
    heldUntil ? { $set: { heldUntil } } : { $unset: { heldUntil: 1 } },
  )
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
