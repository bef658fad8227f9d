import type { CollectionConfig } from 'payload'
import { OPEN_OPERATIONS } from '../../endpoints/openOperations'
import { withRight } from '../access/withRight'
import { hiddenWithout } from '../access/hiddenWithout'
import { nobody } from '../access/nobody'
import { toOptions } from '../fields/options'
import { inWords } from '../panel/inWords'

/** Titles of the provider's events. */
const PAYMENT_EVENT_TITLES = {
  'checkout.session.completed': 'Payment page completed',
  'checkout.session.async_payment_succeeded': 'Payment succeeded',
  'checkout.session.async_payment_failed': 'Payment failed',
  'checkout.session.expired': 'Payment page expired',
  'payment_intent.succeeded': 'Saved card charged',
  'payment_intent.payment_failed': 'Saved card refused',
  'charge.refunded': 'Refund',
  'charge.dispute.created': 'Dispute opened',
  'charge.dispute.updated': 'Dispute changed',
  'charge.dispute.closed': 'Dispute closed',
  'charge.dispute.funds_withdrawn': 'Disputed money withdrawn',
  'charge.dispute.funds_reinstated': 'Disputed money returned',
}

/** Every event of the payment provider with a valid signature, once. */
export const PaymentEvents: CollectionConfig = {
  slug: 'payment-events',
  custom: {
    ...OPEN_OPERATIONS,
    personalData: { none: 'Refer to donations and payments, which say whose they are.' },
  },
  labels: { singular: 'Payment notification', plural: 'Payment notifications' },
  access: { create: nobody, read: withRight('money'), update: nobody, delete: nobody },
  admin: {
    group: 'Money',
    hidden: hiddenWithout('money'),
    useAsTitle: 'happenedAt',
    defaultColumns: ['type', 'outcome', 'donation', 'payment', 'createdAt'],
    listSearchableFields: ['eventId', 'note'],
    description: 'Notifications from the payment provider, and their effect.',
  },
  defaultSort: '-createdAt',
  graphQL: false,
  lockDocuments: false,
  fields: [
    {
      name: 'type',
      label: 'What happened',
      type: 'text',
      required: true,
      index: true,
      maxLength: 100,
      admin: { components: inWords(PAYMENT_EVENT_TITLES, 'Something else') },
    },
    { name: 'happenedAt', type: 'date', required: true },
    { name: 'donation', type: 'relationship', relationTo: 'donations', index: true },
    { name: 'payment', type: 'relationship', relationTo: 'payments', index: true },
    {
      name: 'outcome',
      type: 'select',
      required: true,
      defaultValue: 'received',
      index: true,
      options: toOptions({
        received: 'Received',
        applied: 'Applied',
        ignored: 'Ignored',
        flagged: 'Flagged',
      }),
    },
    /** The content in the project's own terms: enough to apply it later. */
    { name: 'notice', type: 'json', access: { read: nobody }, admin: { hidden: true } },
    { name: 'note', type: 'text', maxLength: 500 },
    {
      type: 'collapsible',
      label: 'For enquiries to the payment provider',
      admin: { initCollapsed: true },
      fields: [
        {
          name: 'eventId',
          label: 'Reference of the notification',
          type: 'text',
          required: true,
          unique: true,
          maxLength: 255,
        },
        {
          name: 'paymentIntentId',
          label: 'Reference of the payment',
          type: 'text',
          index: true,
          maxLength: 255,
        },
      ],
    },
  ],
}
