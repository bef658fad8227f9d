import type { CollectionConfig, Field } from 'payload'
import { ticketOrdersPersonalData } from '../../domain/events/orders'
import { ORDER_STATUSES } from '../../domain/events/orders/statuses.constants'
import { ticketOrderEndpoints } from '../../endpoints/events/orders'
import { CURRENCIES } from '../../platform/money.schema'
import { toOptions } from '../fields/options'
import { serverOnlyCollection } from '../serverOnlyCollection'

/** Of a ticket, also once it was given back. */
const TICKET: Field[] = [
  { name: 'type', type: 'relationship', relationTo: 'ticket-types', required: true },
  { name: 'typeName', type: 'text', required: true },
  { name: 'name', type: 'text' },
  { name: 'isOwn', type: 'checkbox' },
  { name: 'amountMinor', type: 'number', required: true, min: 0 },
]

/**
 * Orders of tickets, each with its tickets. Derived from the seat ledger, which holds their seats, and from their
 * invoices, which say whether they are paid (`domain/events/orders/followOrder.ts`). Source: issue 34, part 1.
 */
export const TicketOrders: CollectionConfig = {
  ...serverOnlyCollection,
  slug: 'ticket-orders',
  custom: { personalData: ticketOrdersPersonalData },
  endpoints: ticketOrderEndpoints,
  indexes: [{ fields: ['status', 'until'] }, { fields: ['event', 'user'] }],
  fields: [
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'event', type: 'relationship', relationTo: 'events', required: true },
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true },
    { name: 'status', type: 'select', required: true, options: toOptions(ORDER_STATUSES) },
    { name: 'until', type: 'date', required: true },
    { name: 'currency', type: 'select', required: true, options: toOptions(CURRENCIES) },
    { name: 'totalMinor', type: 'number', required: true, min: 0 },
    { name: 'invoice', type: 'relationship', relationTo: 'invoices', index: true },
    {
      name: 'tickets',
      type: 'array',
      required: true,
      fields: [
        ...TICKET,
        // the account of who comes with it: with the address to which its buyer had it sent, and its name
        { name: 'holder', type: 'relationship', relationTo: 'users', index: true },
        // `TicketAnswer[]`
        { name: 'answers', type: 'json' },
        // the ids that it had before its name was changed: their codes are not valid any more
        { name: 'replacedIds', type: 'text', hasMany: true },
      ],
    },
    // what its buyer gave back one by one: `isFollowed` once its seat is free and its money credited
    {
      name: 'cancelledTickets',
      type: 'array',
      fields: [
        ...TICKET,
        { name: 'feeMinor', type: 'number', required: true, min: 0 },
        { name: 'replacedIds', type: 'text', hasMany: true },
        { name: 'isFollowed', type: 'checkbox' },
      ],
    },
    // the organisation that the invoice is for
    { name: 'billTo', type: 'text' },
    // the day in Juba on which the event was planned when it was placed, `YYYY-MM-DD`; empty where that was to come
    { name: 'plannedDay', type: 'text' },
    // `CancelTerm[]`: the terms when it was placed
    { name: 'cancelTerms', type: 'json' },
    // a buyer cancelled what was paid: all but the fee is credited
    { name: 'cancelledAt', type: 'date' },
    { name: 'cancelFeeMinor', type: 'number', min: 0 },
    // why staff cancelled it, told to the buyer
    { name: 'endReason', type: 'textarea' },
    // money that came for its void invoice, until the order has its seats again or the buyer was told
    { name: 'paidLateAt', type: 'date', index: true },
    // the invoices of its earlier terms, and by which key the seat ledger has its seats of this one
    { name: 'lateInvoices', type: 'relationship', relationTo: 'invoices', hasMany: true },
    { name: 'seatsKey', type: 'text' },
    // set with each change, cleared once its invoice, seats and mails have followed
    { name: 'needsFollowing', type: 'checkbox', index: true },
  ],
}
