import type { CollectionConfig } from 'payload'
import { DISPUTE_STATES } from '../../domain/money/donations/donation.schema'
import { PAYMENT_METHODS, PAYMENT_STATUSES } from '../../domain/money/payments/payment.schema'
import { paymentsPersonalData } from '../../domain/money/payments/paymentsPrivacy'
import { paymentEndpoints } from '../../endpoints/money/payments'
import { CURRENCIES, MAX_AMOUNT_MINOR } from '../../platform/money.schema'
import { hiddenWithout } from '../access/hiddenWithout'
import { moneyStaff } from '../access/moneyStaff'
import { moneyRecord } from '../access/moneyRecord'
import { hidden } from '../fields/hidden'
import { toOptions } from '../fields/options'
import { asMoney } from '../panel/asMoney'

/**
 * Payments of members. A payment counts once it is confirmed; the unique key lets each be recorded once. Written by the
 * server, each change by one conditional update; never deleted.
 */
export const Payments: CollectionConfig = {
  slug: 'payments',
  custom: { personalData: paymentsPersonalData },
  access: moneyRecord,
  admin: {
    group: 'Money',
    hidden: hiddenWithout('money'),
    useAsTitle: 'receiptNumber',
    defaultColumns: ['receiptNumber', 'user', 'amountMinor', 'method', 'status', 'paidAt'],
    listSearchableFields: ['receiptNumber', 'transaction', 'payer', 'user'],
    description: 'Recorded and confirmed under /admin, Payments. Read here.',
  },
  defaultSort: '-paidAt',
  endpoints: paymentEndpoints,
  graphQL: false,
  lockDocuments: false,
  indexes: [{ fields: ['status', 'paidAt'] }, { fields: ['method', 'status', 'paidAt'] }],
  fields: [
    { name: 'key', type: 'text', required: true, unique: true, maxLength: 120, ...hidden },
    {
      type: 'row',
      fields: [
        {
          name: 'method',
          type: 'select',
          required: true,
          options: Object.entries(PAYMENT_METHODS).map(([value, { name }]) => ({ value, label: name })),
        },
        { name: 'status', type: 'select', required: true, options: toOptions(PAYMENT_STATUSES) },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'amountMinor',
          label: 'Amount',
          type: 'number',
          required: true,
          min: 1,
          max: MAX_AMOUNT_MINOR,
          admin: { components: asMoney() },
        },
        { name: 'currency', type: 'select', required: true, options: toOptions(CURRENCIES) },
        { name: 'paidAt', label: 'Paid', type: 'date', required: true },
        { name: 'receiptNumber', type: 'text', unique: true, maxLength: 20 },
      ],
    },
    { name: 'user', label: 'Member', type: 'relationship', relationTo: 'users', index: true },
    { name: 'invoice', type: 'relationship', relationTo: 'invoices', index: true },
    // the sheet of the receipt book, of one that was reversed: a payment that corrects it may have the same
    { name: 'sheet', type: 'text', index: true, maxLength: 120, ...hidden },
    { name: 'corrects', type: 'relationship', relationTo: 'payments' },
    { name: 'payer', type: 'text', maxLength: 200 },
    { name: 'transaction', label: 'Transaction number', type: 'text', maxLength: 100, index: true },
    { name: 'reason', type: 'text', maxLength: 500 },
    { name: 'chapter', type: 'relationship', relationTo: 'chapters', index: true },
    { name: 'by', type: 'relationship', relationTo: 'users', ...hidden },
    { name: 'decidedAt', type: 'date' },
    // read through an endpoint, by the payer and staff who handle money
    { name: 'slip', type: 'relationship', relationTo: 'files', index: true, ...hidden },
    {
      name: 'note',
      type: 'text',
      maxLength: 500,
      access: { read: moneyStaff },
      admin: { description: 'For the record, seen by staff.' },
    },
    // what the provider says was paid, where that is not what was asked for
    {
      name: 'provided',
      type: 'group',
      ...hidden,
      fields: [
        { name: 'amountMinor', type: 'number' },
        { name: 'currency', type: 'text', maxLength: 3 },
        { name: 'at', type: 'date' },
      ],
    },
    // the number that is asked for mobile money
    { name: 'phone', type: 'text', maxLength: 20, ...hidden },
    // while it waits for the provider: one of a kind for an invoice
    { name: 'openFor', type: 'text', unique: true, maxLength: 60, ...hidden },
    // the provider's names: of the payment page or of a charge that was begun; of the money once it came
    { name: 'providerId', type: 'text', index: true, maxLength: 120, ...hidden },
    { name: 'chargeId', type: 'text', index: true, maxLength: 120, ...hidden },
    { name: 'checkoutUrl', type: 'text', maxLength: 2000, ...hidden },
    // until when one request may open the payment page, and how many attempts the provider has answered
    { name: 'openingUntil', type: 'date', ...hidden },
    { name: 'openingAttempt', type: 'number', ...hidden },
    // whether the payer lets us charge the card for renewals
    { name: 'savesCard', type: 'checkbox', ...hidden },
    // what of a card payment went back, as the provider reports it, and when it was reversed for that
    { name: 'refundedMinor', type: 'number', ...hidden },
    { name: 'disputeId', type: 'text', maxLength: 120, ...hidden },
    { name: 'disputeState', type: 'select', options: toOptions(DISPUTE_STATES), ...hidden },
    { name: 'disputedMinor', type: 'number', ...hidden },
    { name: 'returnedAt', type: 'date', ...hidden },
    // when the provider is asked again, and how often it was
    { name: 'nextAskAt', type: 'date', index: true, ...hidden },
    { name: 'asks', type: 'number', ...hidden },
    { name: 'askedAt', type: 'date', ...hidden },
    // what of the credit was used for other invoices; what came back stays, returned
    {
      name: 'creditUses',
      type: 'array',
      ...hidden,
      fields: [
        { name: 'key', type: 'text', required: true },
        // what it paid, or to whose credit it was moved
        { name: 'invoice', type: 'relationship', relationTo: 'invoices' },
        { name: 'to', type: 'relationship', relationTo: 'users' },
        { name: 'amountMinor', type: 'number', required: true },
        { name: 'by', type: 'relationship', relationTo: 'users', required: true },
        { name: 'at', type: 'date', required: true },
        { name: 'returnedAt', type: 'date' },
      ],
    },
    // what of the credit was paid back to the payer: it never comes back
    {
      name: 'creditRefunds',
      type: 'array',
      ...hidden,
      fields: [
        { name: 'key', type: 'text', required: true },
        { name: 'method', type: 'text', required: true, maxLength: 20 },
        { name: 'amountMinor', type: 'number', required: true },
        { name: 'transaction', type: 'text', maxLength: 100 },
        { name: 'reason', type: 'textarea', required: true, maxLength: 500 },
        { name: 'by', type: 'relationship', relationTo: 'users', required: true },
        { name: 'at', type: 'date', required: true },
      ],
    },
    // while the import that it came with is undone, its credit is neither used nor paid back
    { name: 'heldUntil', type: 'date', ...hidden },
    // what no invoice took, in the payment's currency
    { name: 'creditMinor', label: 'Credit', type: 'number', min: 0, admin: { components: asMoney() } },
    // no mail is sent about it: it comes from an import
    { name: 'isQuiet', type: 'checkbox', ...hidden },
    { name: 'revision', type: 'number', ...hidden },
    // set with each change, cleared once invoice, ledger, receipt and membership have followed
    { name: 'needsFinalising', type: 'checkbox', index: true, ...hidden },
  ],
}
