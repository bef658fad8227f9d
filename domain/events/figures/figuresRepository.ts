import { type Document, ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { modelOf } from '../../../platform/database'
import type { Currency } from '../../../platform/money.schema'

/** The money of the tickets of one type that a person bought, by the invoices of the orders. */
export interface TicketMoney extends Record<'paid' | 'open' | 'credited', number> {
  _id: { type: string; user: ObjectId; currency: Currency }
  invoices: (ObjectId | null)[]
}

/** What payments gave to an invoice and was not taken back. */
const given = { $subtract: ['$$this.amountMinor', { $ifNull: ['$$this.returnedMinor', 0] }] }
const PAID = {
  $reduce: {
    input: { $ifNull: ['$allocations', []] },
    initialValue: 0,
    in: { $add: ['$$value', { $cond: ['$$this.releasedAt', 0, given] }] },
  },
}
const OPEN = { $cond: [{ $eq: ['$status', 'open'] }, '$openMinor', 0] }

/** The part of a ticket in an amount of the invoice of its order, by its price. */
const partOf = (field: string): Document => {
  const amount = { $multiply: [{ $ifNull: [{ $first: `$found.${field}` }, 0] }, '$tickets.amountMinor'] }
  return { $sum: { $cond: ['$totalMinor', { $divide: [amount, '$totalMinor'] }, 0] } }
}

/** Sums the money of the tickets of an event, also of orders that ended. */
export const sumTicketMoney = (payload: Payload, event: string): Promise<TicketMoney[]> => {
  const invoice = { from: 'invoices', localField: 'invoice', foreignField: '_id', as: 'found' }
  const pipeline = [{ $project: { paid: PAID, open: OPEN, credited: '$creditedMinor' } }]
  return modelOf(payload, 'ticket-orders')
    .collection.aggregate<TicketMoney>([
      { $match: { event: new ObjectId(event) } },
      { $lookup: { ...invoice, pipeline } },
      // what was given back ticket by ticket is on the invoice too
      { $set: { tickets: { $concatArrays: ['$tickets', { $ifNull: ['$cancelledTickets', []] }] } } },
      { $set: { totalMinor: { $sum: '$tickets.amountMinor' } } },
      { $unwind: '$tickets' },
      {
        $group: {
          _id: { type: '$tickets.typeName', user: '$user', currency: '$currency' },
          invoices: { $addToSet: '$invoice' },
          paid: partOf('paid'),
          open: partOf('open'),
          credited: partOf('credited'),
        },
      },
    ])
    .toArray()
}
