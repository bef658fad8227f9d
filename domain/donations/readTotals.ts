import type { Payload } from 'payload'
import { donationsOf } from './donationsOf'
import type { DonationTotal } from './checkout.schema'

/** Sums by month and status, newest month first. Gifts that were never paid count by when they were begun. */
export const readTotals = (payload: Payload): Promise<DonationTotal[]> =>
  donationsOf(payload)
    .aggregate<DonationTotal>([
      {
        $group: {
          _id: {
            month: {
              $dateToString: {
                date: { $ifNull: ['$paidAt', '$createdAt'] },
                format: '%Y-%m',
                timezone: 'Africa/Juba',
              },
            },
            status: '$status',
          },
          count: { $sum: 1 },
          amountCents: { $sum: '$amountCents' },
          refundedCents: { $sum: { $ifNull: ['$refundedCents', 0] } },
          disputedCents: { $sum: { $ifNull: ['$disputedCents', 0] } },
        },
      },
      { $sort: { '_id.month': -1, '_id.status': 1 } },
      {
        $project: {
          _id: 0,
          month: '$_id.month',
          status: '$_id.status',
          count: 1,
          amountCents: 1,
          refundedCents: 1,
          disputedCents: 1,
        },
      },
    ])
    .toArray()
