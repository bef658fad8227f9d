import { type Document, ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { type StoredInvoice, invoicesOf } from './invoicesRepository'
import { WITH_STATUS } from './viewInvoice'

/** More on one invoice are a mistake. */
const MAX_WRITE_OFFS = 20

export const WRITTEN_OFF: Document = { $ifNull: ['$writtenOffMinor', 0] }

/**
 * The update that owes again what was written off: the write-offs that stand are ended, and the invoice is open.
 * @param condition whether it does; the invoice stays as it is else
 * @param ended by whom and why
 */
export const owedAgain = (condition: Document | true, ended: Document): Document[] => {
  const unless = (then: Document, otherwise: unknown): Document => ({ $cond: [condition, then, otherwise] })
  const isStanding = { $eq: [{ $ifNull: ['$$each.endedAt', null] }, null] }
  return [
    {
      $set: {
        openMinor: unless({ $add: ['$openMinor', WRITTEN_OFF] }, '$openMinor'),
        writtenOffMinor: unless({ $literal: 0 }, '$writtenOffMinor'),
        status: unless({ $literal: 'open' }, '$status'),
        writeOffs: unless(
          {
            $map: {
              input: { $ifNull: ['$writeOffs', []] },
              as: 'each',
              in: {
                $cond: [isStanding, { $mergeObjects: ['$$each', { endedAt: '$$NOW', ...ended }] }, '$$each'],
              },
            },
          },
          '$writeOffs',
        ),
      },
    },
  ]
}

/**
 * Writes off what is open of an invoice, in one conditional update: a payment or a credit note at the same time comes
 * before, and the amount is another one then, or after.
 * @param openMinor what the person who decides saw as open, in the invoice's currency
 * @returns the invoice as it is then; null when something else is open, nothing is, or a payment is being checked
 */
export const writeOffOpen = (
  payload: Payload,
  id: string,
  { openMinor, reason, by }: { openMinor: number; reason: string; by: string },
): Promise<StoredInvoice | null> =>
  invoicesOf(payload).findOneAndUpdate(
    {
      _id: new ObjectId(id),
      number: { $ne: null },
      status: 'open',
      openMinor,
      checks: { $not: { $elemMatch: { endedAt: null } } },
      [`writeOffs.${MAX_WRITE_OFFS - 1}`]: { $exists: false },
    },
    [
      {
        $set: {
          writtenOffMinor: { $add: [WRITTEN_OFF, '$openMinor'] },
          writeOffs: {
            $concatArrays: [
              { $ifNull: ['$writeOffs', []] },
              [
                {
                  key: new ObjectId().toHexString(),
                  amountMinor: '$openMinor',
                  reason: { $literal: reason }, // may begin with a dollar
                  by: new ObjectId(by),
                  at: '$$NOW',
                  endedAt: null,
                },
              ],
            ],
          },
        },
      },
      { $set: { openMinor: 0 } },
      ...WITH_STATUS,
    ],
    { returnDocument: 'after' },
  )

/**
 * Ends the write-offs of an invoice: what was written off is owed again.
 * @returns the invoice as it is then; null when nothing of it is written off
 */
export const endWriteOffs = (
  payload: Payload,
  id: string,
  { reason, by }: { reason: string; by: string },
): Promise<StoredInvoice | null> =>
  invoicesOf(payload).findOneAndUpdate(
    { _id: new ObjectId(id), writtenOffMinor: { $gt: 0 } },
    [...owedAgain(true, { endedBy: new ObjectId(by), endReason: { $literal: reason } }), ...WITH_STATUS],
    { returnDocument: 'after' },
  )

/** What is written off at present, by currency: the sum and the number of invoices. */
export const sumWrittenOff = (
  payload: Payload,
): Promise<{ currency: StoredInvoice['currency']; amountMinor: number; count: number }[]> =>
  invoicesOf(payload)
    .aggregate<{ currency: StoredInvoice['currency']; amountMinor: number; count: number }>([
      { $match: { writtenOffMinor: { $gt: 0 } } },
      { $group: { _id: '$currency', amountMinor: { $sum: '$writtenOffMinor' }, count: { $sum: 1 } } },
      { $project: { _id: 0, currency: '$_id', amountMinor: 1, count: 1 } },
      { $sort: { currency: -1 } },
    ])
    .toArray()
