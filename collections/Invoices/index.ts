import type { CollectionConfig, Field } from 'payload'
import { INVOICE_PURPOSES, INVOICE_STATUSES } from '../../domain/money/invoices/invoice.schema'
import { invoicesPersonalData } from '../../domain/money/invoices/invoicesPrivacy'
import { ACCOUNTS } from '../../domain/money/ledger/ledger.schema'
import { GRADES } from '../../domain/membership/memberships/grades.schema'
import { invoiceBillingEndpoints } from '../../endpoints/money/billing'
import { invoiceEndpoints } from '../../endpoints/money/invoices'
import { CURRENCIES } from '../../platform/money.schema'
import { hiddenWithout } from '../access/hiddenWithout'
import { invoicePaymentEndpoints } from '../../endpoints/money/payments'
import { moneyRecord } from '../access/moneyRecord'
import { hidden } from '../fields/hidden'
import { toOptions } from '../fields/options'
import { userRelation } from '../fields/userRelation'
import { asMoney } from '../panel/asMoney'

const money: Field[] = [
  {
    type: 'row',
    fields: [
      { name: 'currency', type: 'select', required: true, options: toOptions(CURRENCIES) },
      {
        name: 'totalMinor',
        label: 'Total',
        type: 'number',
        required: true,
        min: 0,
        admin: { components: asMoney() },
      },
      {
        name: 'openMinor',
        label: 'Open',
        type: 'number',
        required: true,
        min: 0,
        admin: { components: asMoney() },
      },
    ],
  },
  {
    name: 'lines',
    type: 'array',
    required: true,
    maxRows: 50,
    fields: [
      { name: 'description', type: 'text', required: true, maxLength: 200 },
      { name: 'quantity', type: 'number', required: true, min: 1 },
      { name: 'unitMinor', label: 'Price', type: 'number', required: true, admin: { components: asMoney() } },
      {
        name: 'account',
        type: 'select',
        required: true,
        options: (['dues', 'joiningFees', 'events', 'otherIncome', 'waivers'] as const).map((value) => ({
          value,
          label: ACCOUNTS[value].name,
        })),
      },
    ],
  },
  {
    name: 'instalments',
    type: 'array',
    maxRows: 12,
    admin: { description: 'Of an invoice that may be paid in parts. What is paid covers the earliest.' },
    fields: [
      { name: 'dueAt', type: 'date', required: true },
      {
        name: 'amountMinor',
        label: 'Amount',
        type: 'number',
        required: true,
        min: 1,
        admin: { components: asMoney() },
      },
    ],
  },
  // frozen when the invoice is issued
  {
    name: 'rate',
    type: 'group',
    fields: [
      { name: 'sspPerUsd', label: 'SSP for one USD', type: 'number', min: 0 },
      { name: 'day', type: 'text', maxLength: 10 },
      { name: 'source', type: 'text', maxLength: 200 },
    ],
  },
  // what each payment gave; a reversed payment's stays, released
  {
    name: 'allocations',
    type: 'array',
    ...hidden,
    fields: [
      { name: 'payment', type: 'relationship', relationTo: 'payments', required: true },
      { name: 'amountMinor', type: 'number', required: true },
      { name: 'at', type: 'date', required: true },
      // when the money came
      { name: 'paidAt', type: 'date' },
      { name: 'returnedMinor', type: 'number' },
      { name: 'releasedAt', type: 'date' },
    ],
  },
  // what credit notes took off, each: from what was open, and from what payments gave
  { name: 'creditedMinor', label: 'Credited', type: 'number', min: 0, admin: { components: asMoney() } },
  {
    name: 'credits',
    type: 'array',
    ...hidden,
    fields: [
      { name: 'note', type: 'relationship', relationTo: 'credit-notes', required: true },
      { name: 'key', type: 'text', required: true },
      { name: 'amountMinor', type: 'number', required: true },
      { name: 'fromOpenMinor', type: 'number', required: true },
      {
        name: 'returned',
        type: 'array',
        fields: [
          { name: 'payment', type: 'relationship', relationTo: 'payments', required: true },
          { name: 'amountMinor', type: 'number', required: true },
        ],
      },
      { name: 'reason', type: 'textarea', required: true },
      { name: 'by', type: 'relationship', relationTo: 'users', required: true },
      { name: 'at', type: 'date', required: true },
    ],
  },
  // what will not be paid; one that was undone stays, ended by a person or by a payment that came after all
  { name: 'writtenOffMinor', label: 'Written off', type: 'number', min: 0, admin: { components: asMoney() } },
  {
    name: 'writeOffs',
    type: 'array',
    ...hidden,
    fields: [
      { name: 'key', type: 'text', required: true },
      { name: 'amountMinor', type: 'number', required: true },
      { name: 'reason', type: 'textarea', required: true },
      { name: 'by', type: 'relationship', relationTo: 'users', required: true },
      { name: 'at', type: 'date', required: true },
      { name: 'endedAt', type: 'date' },
      { name: 'endedBy', type: 'relationship', relationTo: 'users' },
      { name: 'endReason', type: 'textarea' },
      { name: 'endedByPayment', type: 'relationship', relationTo: 'payments' },
    ],
  },
  // payments of which is checked whether the money came; what was checked stays, ended
  {
    name: 'checks',
    type: 'array',
    ...hidden,
    fields: [
      { name: 'payment', type: 'relationship', relationTo: 'payments', required: true },
      { name: 'at', type: 'date', required: true },
      { name: 'endedAt', type: 'date' },
    ],
  },
]

/**
 * Invoices. Issued, paid and voided by the server, each by one conditional update; never deleted. See docs/decisions,
 * "Money is a double-entry ledger".
 */
export const Invoices: CollectionConfig = {
  slug: 'invoices',
  custom: { personalData: invoicesPersonalData },
  access: moneyRecord,
  admin: {
    group: 'Money',
    hidden: hiddenWithout('money'),
    useAsTitle: 'number',
    defaultColumns: ['number', 'user', 'purpose', 'totalMinor', 'status', 'dueAt'],
    listSearchableFields: ['number', 'reference', 'user'],
    description: 'Issued and voided under /admin, Payments. Read here.',
  },
  defaultSort: '-issuedAt',
  endpoints: [...invoiceEndpoints, ...invoicePaymentEndpoints, ...invoiceBillingEndpoints],
  graphQL: false,
  lockDocuments: false,
  indexes: [{ fields: ['user', 'status'] }, { fields: ['status', 'dueAt'] }],
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'number', type: 'text', unique: true, maxLength: 20 },
        { name: 'reference', type: 'text', unique: true, maxLength: 25 },
        { name: 'status', type: 'select', required: true, options: toOptions(INVOICE_STATUSES) },
      ],
    },
    { name: 'key', type: 'text', required: true, unique: true, maxLength: 120, ...hidden },
    userRelation({ label: 'Member' }),
    {
      name: 'recipient',
      type: 'group',
      fields: [
        { name: 'name', type: 'text', required: true, maxLength: 200 },
        { name: 'email', type: 'text', required: true, maxLength: 255 },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'purpose', type: 'select', required: true, options: toOptions(INVOICE_PURPOSES) },
        { name: 'grade', type: 'select', options: toOptions(GRADES) },
        { name: 'years', type: 'number', min: 0, max: 10 },
        { name: 'seats', type: 'number', min: 0, max: 10_000 },
      ],
    },
    ...money,
    {
      type: 'row',
      fields: [
        { name: 'issuedAt', type: 'date', required: true, index: true },
        { name: 'dueAt', type: 'date', required: true },
        { name: 'paidAt', type: 'date' },
        { name: 'voidedAt', type: 'date' },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'chapter', type: 'relationship', relationTo: 'chapters', index: true },
        { name: 'fund', type: 'text', maxLength: 50 },
      ],
    },
    { name: 'note', type: 'textarea', maxLength: 500 },
    // why an open renewal may cost something else by now; cleared once that was looked at
    {
      name: 'repricing',
      type: 'group',
      ...hidden,
      fields: [
        { name: 'reason', type: 'text', maxLength: 200 },
        { name: 'at', type: 'date' },
        { name: 'by', type: 'relationship', relationTo: 'users' },
      ],
    },
    // the day on which staff reminded of it last, YYYY-MM-DD in Juba
    { name: 'remindedOn', type: 'text', maxLength: 10, ...hidden },
    { name: 'run', type: 'relationship', relationTo: 'grade-runs', ...hidden },
    { name: 'issuedBy', type: 'relationship', relationTo: 'users', ...hidden },
    { name: 'voidedBy', type: 'relationship', relationTo: 'users', ...hidden },
    { name: 'voidReason', type: 'textarea', maxLength: 1000, ...hidden },
    { name: 'application', type: 'relationship', relationTo: 'applications', ...hidden },
    { name: 'graceDays', type: 'number', ...hidden },
    { name: 'endsWithYear', type: 'checkbox', ...hidden },
    { name: 'revision', type: 'number', ...hidden },
    // set with each change, cleared once its entries, mails and membership have followed
    { name: 'needsFinalising', type: 'checkbox', index: true, ...hidden },
  ],
}
