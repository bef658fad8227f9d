import type { CollectionConfig } from 'payload'
import { checkInsPersonalData } from '../../domain/events/door'
import { doorCashEndpoints } from '../../endpoints/events/doorCash'
import { CURRENCIES } from '../../platform/money.schema'
import { toOptions } from '../fields/options'
import { serverOnlyCollection } from '../serverOnlyCollection'

/**
 * Who was let in at the door of an event: a document for each ticket or registration, with everything that doors noted
 * about it. Attendance follows from it (`domain/events/door/followCheckIn.ts`). Source: issue 34, part 6.
 */
export const CheckIns: CollectionConfig = {
  ...serverOnlyCollection,
  slug: 'check-ins',
  custom: { personalData: checkInsPersonalData },
  endpoints: doorCashEndpoints,
  indexes: [{ fields: ['event', 'entry'], unique: true }, { fields: ['event', 'updatedAt'] }],
  fields: [
    { name: 'event', type: 'relationship', relationTo: 'events', required: true },
    // id of a ticket, or of the account of somebody who is registered; of a walk-in, one that the door made
    { name: 'entry', type: 'text', required: true, index: true },
    // of a walk-in, and what was paid in cash; whether that is still to be booked
    { name: 'name', type: 'text' },
    {
      name: 'cash',
      type: 'group',
      fields: [
        { name: 'amountMinor', type: 'number', min: 0 },
        { name: 'currency', type: 'select', options: toOptions(CURRENCIES) },
      ],
    },
    { name: 'isCashToBook', type: 'checkbox', index: true },
    { name: 'cashDecision', type: 'select', options: ['book', 'leaveOut'] },
    {
      name: 'scans',
      type: 'array',
      fields: [
        { name: 'key', type: 'text', required: true },
        { name: 'at', type: 'date', required: true },
        { name: 'pass', type: 'relationship', relationTo: 'door-passes', required: true },
        { name: 'undoneAt', type: 'date' },
      ],
    },
    { name: 'isInvalid', type: 'checkbox' },
    // counts changes: what follows from one is noted for that one
    { name: 'revision', type: 'number', required: true },
    // set with each change, cleared once attendance has followed
    { name: 'needsFollowing', type: 'checkbox', index: true },
  ],
}
