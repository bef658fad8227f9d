import type { CollectionConfig } from 'payload'
import { admins } from '../access/admins'
import { hiddenFromLeads } from '../access/hiddenFromLeads'
import { nobody } from '../access/nobody'
import { toOptions } from '../fields/options'

/** Every notification of the payment provider whose signature was right, once. */
export const PaymentEvents: CollectionConfig = {
  slug: 'payment-events',
  access: { create: nobody, read: admins, update: nobody, delete: nobody },
  admin: {
    group: 'Money',
    hidden: hiddenFromLeads,
    useAsTitle: 'eventId',
    defaultColumns: ['type', 'outcome', 'donation', 'createdAt'],
    listSearchableFields: ['eventId', 'type'],
    description: 'Notifications from the payment provider, and their effect.',
  },
  defaultSort: '-createdAt',
  graphQL: false,
  lockDocuments: false,
  fields: [
    { name: 'eventId', type: 'text', required: true, unique: true, maxLength: 255 },
    { name: 'type', type: 'text', required: true, index: true, maxLength: 100 },
    { name: 'happenedAt', type: 'date', required: true },
    { name: 'donation', type: 'relationship', relationTo: 'donations', index: true },
    {
      name: 'outcome',
      type: 'select',
      required: true,
      defaultValue: 'received',
      index: true,
      options: toOptions({ received: 'Received', applied: 'Applied', ignored: 'Ignored', flagged: 'Flagged' }),
    },
    /** What it says, in the project's own words: enough to give it effect later. */
    { name: 'notice', type: 'json', access: { read: nobody }, admin: { hidden: true } },
    { name: 'paymentIntentId', type: 'text', index: true, maxLength: 255 },
    { name: 'note', type: 'text', maxLength: 500 },
  ],
}
