import type { Field, GlobalConfig } from 'payload'
import { hiddenWithout } from '../../collections/access/hiddenWithout'
import { moneyStaff } from '../../collections/access/moneyStaff'
import { demandProofForGlobal } from '../../collections/demandProof'
import { OPEN_GLOBAL_OPERATIONS } from '../../endpoints/openOperations'
import { moveGlobalVersion, recordSettings } from '../../hooks/globalHooks'

const isEnabled =
  (method: string) =>
  (data: Record<string, unknown> | undefined): boolean =>
    Boolean(data?.[method])

const methods: Field[] = [
  {
    type: 'row',
    fields: [
      { name: 'takesCards', label: 'Cards (Stripe)', type: 'checkbox', defaultValue: true },
      { name: 'takesMomo', label: 'Mobile money requests (MTN)', type: 'checkbox', defaultValue: true },
    ],
  },
  {
    type: 'row',
    fields: [
      {
        name: 'takesAutomaticRenewals',
        label: 'Automatic renewal by card, for members who agree to it',
        type: 'checkbox',
        defaultValue: false,
        admin: { condition: isEnabled('takesCards') },
      },
      {
        name: 'automaticRenewalDays',
        label: 'Days before the end on which the card is charged',
        type: 'number',
        required: true,
        defaultValue: 14,
        min: 3,
        max: 60,
        admin: { condition: isEnabled('takesAutomaticRenewals') },
      },
    ],
  },
  { name: 'takesMerchant', label: 'Mobile money to our number', type: 'checkbox', defaultValue: false },
  {
    name: 'merchantAccounts',
    label: 'Our mobile money numbers',
    type: 'array',
    maxRows: 10,
    admin: { condition: isEnabled('takesMerchant') },
    fields: [
      {
        type: 'row',
        fields: [
          { name: 'provider', type: 'text', required: true, maxLength: 60 },
          { name: 'number', type: 'text', required: true, maxLength: 40 },
          { name: 'holder', label: 'Name on the account', type: 'text', required: true, maxLength: 100 },
        ],
      },
    ],
  },
  { name: 'takesBank', label: 'Bank transfers', type: 'checkbox', defaultValue: false },
  {
    name: 'bankAccounts',
    type: 'array',
    maxRows: 10,
    admin: { condition: isEnabled('takesBank') },
    fields: [
      {
        type: 'row',
        fields: [
          { name: 'bank', type: 'text', required: true, maxLength: 100 },
          { name: 'holder', label: 'Name on the account', type: 'text', required: true, maxLength: 100 },
          { name: 'number', label: 'Account number', type: 'text', required: true, maxLength: 40 },
          { name: 'swift', label: 'SWIFT code', type: 'text', maxLength: 11 },
          {
            name: 'currency',
            type: 'select',
            required: true,
            options: [
              { value: 'USD', label: 'US dollar' },
              { value: 'SSP', label: 'South Sudanese pound' },
            ],
          },
        ],
      },
    ],
  },
  { name: 'takesCash', label: 'Cash and cheques', type: 'checkbox', defaultValue: true },
  {
    name: 'cashPlaces',
    label: 'Where cash and cheques are taken',
    type: 'textarea',
    maxLength: 500,
    admin: { condition: isEnabled('takesCash') },
  },
]

/** How members pay: the methods that are enabled and the rules for invoices. See domain/money/payments. */
export const PaymentSettings: GlobalConfig = {
  slug: 'payment-settings',
  custom: OPEN_GLOBAL_OPERATIONS,
  access: { read: moneyStaff, readVersions: moneyStaff, update: moneyStaff },
  admin: {
    group: 'Money',
    hidden: hiddenWithout('money'),
    description: 'How members pay. What is printed on invoices and shown under “How to pay”.',
  },
  graphQL: false,
  lockDocuments: false,
  versions: { max: 50 },
  hooks: { beforeOperation: [demandProofForGlobal], afterChange: [moveGlobalVersion, recordSettings] },
  fields: [
    ...methods,
    {
      name: 'exchangeRate',
      type: 'group',
      admin: {
        description: 'Frozen on each invoice when it is issued. Left empty: invoices name one currency.',
      },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'sspPerUsd', label: 'SSP for one USD', type: 'number', min: 0.01, max: 1_000_000 },
            { name: 'day', label: 'Day of the rate', type: 'text', maxLength: 10 },
            { name: 'source', type: 'text', maxLength: 200 },
          ],
        },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'dueDays',
          label: 'Days until an invoice is due',
          type: 'number',
          required: true,
          defaultValue: 30,
          min: 0,
          max: 365,
        },
        {
          name: 'membershipBegins',
          type: 'select',
          required: true,
          defaultValue: 'approval',
          options: [
            { value: 'approval', label: 'When the application is approved' },
            { value: 'payment', label: 'When the first invoice is paid' },
          ],
        },
      ],
    },
  ],
}
