import type { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import type { PaymentMethod } from '../payment.schema'
import { type StoredPayment, paymentsOf } from '../paymentsRepository'

/** Whoever asks, the provider is asked at most once in this time. */
const MIN_INTERVAL_MS = 2_000
/** The first wait of the job; each is twice as long as the one before, up to the longest. */
const FIRST_WAIT_MS = 5_000
const LONGEST_WAIT_MS = 10 * 60_000
const MAX_AT_ONCE = 50

/**
 * Claims that the provider is asked about a payment now, in one conditional update.
 * @returns null when somebody has just asked, or when nothing is left to ask
 */
export const claimAsking = (payload: Payload, id: ObjectId): Promise<StoredPayment | null> => {
  const now = new Date()
  return paymentsOf(payload).findOneAndUpdate(
    {
      _id: id,
      status: { $in: ['started', 'failed'] },
      $or: [{ askedAt: null }, { askedAt: { $lte: new Date(now.getTime() - MIN_INTERVAL_MS) } }],
    },
    [
      {
        $set: {
          askedAt: now,
          asks: { $add: [{ $ifNull: ['$asks', 0] }, 1] },
          nextAskAt: {
            $add: [
              now,
              {
                $min: [
                  LONGEST_WAIT_MS,
                  { $multiply: [FIRST_WAIT_MS, { $pow: [2, { $min: [{ $ifNull: ['$asks', 0] }, 20] }] }] },
                ],
              },
            ],
          },
        },
      },
    ],
    { returnDocument: 'after' },
  )
}

/** The payments about which the provider is to be asked by now, the longest waiting first. */
export const findPaymentsToAsk = (
  payload: Payload,
  methods: readonly PaymentMethod[],
): Promise<StoredPayment[]> =>
  paymentsOf(payload)
    .find({ status: 'started', method: { $in: [...methods] }, nextAskAt: { $lte: new Date() } })
    .sort({ nextAskAt: 1 })
    .limit(MAX_AT_ONCE)
    .toArray()
