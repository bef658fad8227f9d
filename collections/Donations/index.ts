import type { CollectionConfig, Field } from 'payload'
import { donationsPersonalData } from '../../domain/money/donations/donationsPrivacy'
import type { Donation } from '../../payload-types'
import { withRight } from '../access/withRight'
import { hiddenWithout } from '../access/hiddenWithout'
import { nobody } from '../access/nobody'
import { ownOr } from '../access/ownOr'
import { toOptions } from '../fields/options'
import { donationEndpoints } from '../../endpoints/money/donations'
import { OPEN_OPERATIONS } from '../../endpoints/openOperations'
import {
  DISPUTE_STATES,
  DONATION_STATUSES,
  MAX_DONATION_CENTS,
  MIN_DONATION_CENTS,
} from '../../domain/money/donations/donation.schema'

const inDollars = {
  components: {
    Cell: '/app/(payload)/donations/CentsCell#CentsCell',
    Field: '/app/(payload)/donations/CentsField#CentsField',
  },
}

const payment: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'amountCents',
        label: 'Amount',
        type: 'number',
        required: true,
        min: MIN_DONATION_CENTS,
        max: MAX_DONATION_CENTS,
        admin: inDollars,
      },
      {
        name: 'currency',
        type: 'select',
        required: true,
        defaultValue: 'usd',
        options: toOptions({ usd: 'US dollar' }),
      },
      {
        name: 'status',
        type: 'select',
        required: true,
        defaultValue: 'created',
        index: true,
        options: toOptions(DONATION_STATUSES),
        admin: { components: { Cell: '/app/(payload)/donations/StatusCell#StatusCell' } },
      },
      { name: 'paidAt', type: 'date', index: true },
    ],
  },
  {
    type: 'row',
    fields: [
      {
        name: 'refundedCents',
        label: 'Refunded',
        type: 'number',
        min: 0,
        max: MAX_DONATION_CENTS,
        admin: inDollars,
      },
      { name: 'refundedAt', label: 'Refund date', type: 'date' },
      { name: 'receiptNumber', type: 'text', unique: true, maxLength: 20 },
    ],
  },
  {
    name: 'receipt',
    type: 'ui',
    admin: { components: { Field: '/app/(payload)/donations/ReceiptLink#ReceiptLink' } },
  },
  {
    type: 'row',
    fields: [
      {
        name: 'disputedCents',
        label: 'Disputed',
        type: 'number',
        min: 0,
        max: MAX_DONATION_CENTS,
        admin: inDollars,
      },
      { name: 'disputeState', label: 'Dispute', type: 'select', options: toOptions(DISPUTE_STATES) },
    ],
  },
]

/**
 * What the payment provider reported, each fact in its own field: in whatever order events arrive, the facts end up the
 * same, and the status follows from them (`updateDonation` in `domain/money/donations/donationsRepository.ts`).
 */
const facts: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'completedAt',
        label: 'Payment page completed',
        type: 'date',
        access: { read: withRight('money') },
      },
      { name: 'failedAt', label: 'Payment failed', type: 'date', access: { read: withRight('money') } },
      {
        name: 'expiredAt',
        label: 'Payment page expired',
        type: 'date',
        access: { read: withRight('money') },
      },
    ],
  },
  {
    name: 'disputeId',
    label: 'Reference of the dispute',
    type: 'text',
    maxLength: 255,
    access: { read: withRight('money') },
  },
]

/** Progress of the server's own steps. */
const progress: Field[] = [
  /** Gives access to the thank-you page and the receipt to the holder of the link. */
  {
    name: 'accessKey',
    type: 'text',
    unique: true,
    maxLength: 64,
    access: { read: nobody },
    admin: { hidden: true },
  },
  /** Until when one request has the claim to open the payment page; others with the same key wait. */
  { name: 'openingUntil', type: 'date', access: { read: nobody }, admin: { hidden: true } },
  /** Part of the idempotency key: the provider repeats the answer of a failed attempt under the same key. */
  { name: 'openingAttempt', type: 'number', min: 0, access: { read: nobody }, admin: { hidden: true } },
  { name: 'checkedAt', type: 'date', access: { read: nobody }, admin: { hidden: true } },
  // how much of what went back the ledger has; missing until the donation is posted
  { name: 'postedCents', type: 'number', access: { read: nobody }, admin: { hidden: true } },
  {
    name: 'receiptedAt',
    label: 'Receipt sent',
    type: 'date',
    access: { read: withRight('money') },
    admin: { description: 'When the receipt was put into the outbox.' },
  },
]

const provider: Field[] = [
  {
    name: 'clientKey',
    type: 'text',
    required: true,
    unique: true,
    maxLength: 64,
    access: { read: nobody },
    admin: { hidden: true },
  },
  {
    name: 'sessionId',
    label: 'Reference of the payment page',
    type: 'text',
    unique: true,
    maxLength: 255,
    access: { read: withRight('money') },
  },
  {
    name: 'paymentIntentId',
    label: 'Reference of the payment',
    type: 'text',
    unique: true,
    maxLength: 255,
    access: { read: withRight('money') },
  },
  { name: 'checkoutUrl', type: 'text', maxLength: 2000, access: { read: nobody }, admin: { hidden: true } },
  {
    name: 'eventIds',
    type: 'text',
    hasMany: true,
    maxRows: 200,
    access: { read: withRight('money') },
    admin: { hidden: true },
  },
]

/** Mismatches for staff to check. */
const doubts: Field[] = [
  {
    name: 'isFlagged',
    label: 'To be checked',
    type: 'checkbox',
    defaultValue: false,
    index: true,
    access: { read: withRight('money') },
  },
  {
    name: 'flagReason',
    label: 'What does not fit',
    type: 'text',
    maxLength: 500,
    access: { read: withRight('money') },
    admin: { condition: (data: Partial<Donation> | undefined) => Boolean(data?.isFlagged) },
  },
]

/**
 * The ledger of donations. Written by the donation endpoints and the payment provider's events, each by a single
 * conditional update. Source: spec.md sections 2 and 9, "Donation".
 */
export const Donations: CollectionConfig = {
  slug: 'donations',
  custom: { ...OPEN_OPERATIONS, personalData: donationsPersonalData },
  access: { create: nobody, read: ownOr('money'), update: nobody, delete: nobody },
  admin: {
    group: 'Money',
    hidden: hiddenWithout('money'),
    components: { beforeListTable: ['/app/(payload)/donations/DonationTotals#DonationTotals'] },
    useAsTitle: 'receiptNumber',
    defaultColumns: ['receiptNumber', 'name', 'amountCents', 'status', 'refundedAt', 'email', 'createdAt'],
    listSearchableFields: ['receiptNumber', 'email', 'name', 'sessionId'],
    description: 'Payments and refunds are reported by the provider and cannot be edited.',
  },
  defaultSort: '-createdAt',
  graphQL: false,
  lockDocuments: false,
  endpoints: donationEndpoints,
  indexes: [{ fields: ['status', 'createdAt'] }, { fields: ['status', 'receiptedAt'] }],
  fields: [
    ...payment,
    {
      type: 'row',
      fields: [
        { name: 'name', type: 'text', maxLength: 100 },
        { name: 'email', type: 'email', index: true },
        { name: 'user', label: 'Account', type: 'relationship', relationTo: 'users', index: true },
      ],
    },
    ...doubts,
    {
      type: 'collapsible',
      label: 'For enquiries to the payment provider',
      admin: { initCollapsed: true },
      fields: [...facts, ...provider],
    },
    ...progress,
  ],
}
