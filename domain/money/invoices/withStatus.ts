import type { Document } from 'mongodb'

/**
 * What follows from the open amount: the status, and since when it is paid. Void invoices stay void; what is credited
 * as a whole, or was written off in part, pays for nothing.
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
              {
                $cond: [
                  { $eq: ['$openMinor', 0] },
                  { $cond: [{ $gt: [{ $ifNull: ['$writtenOffMinor', 0] }, 0] }, 'writtenOff', 'paid'] },
                  'open',
                ],
              },
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
