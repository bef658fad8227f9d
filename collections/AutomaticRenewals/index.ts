import type { CollectionConfig } from 'payload'
import { automaticRenewalsPersonalData } from '../../domain/membership/automaticRenewals/automaticRenewalsPrivacy'
import { automaticRenewalEndpoints } from '../../endpoints/membership/automaticRenewals'
import { hiddenWithout } from '../access/hiddenWithout'
import { moneyRecord } from '../access/moneyRecord'
import { hidden } from '../fields/hidden'
import { toOptions } from '../fields/options'
import { CURRENCIES } from '../../platform/moneyFormat.schema'
import { asMoney } from '../panel/asMoney'

/**
 * Who agreed to be charged by card for renewals: the consent as it was read, and the provider's ids of the card,
 * which is all that is known of it here. Written by the server.
 */
export const AutomaticRenewals: CollectionConfig = {
  slug: 'automatic-renewals',
  custom: { personalData: automaticRenewalsPersonalData },
  access: moneyRecord,
  admin: {
    group: 'Money',
    hidden: hiddenWithout('money'),
    useAsTitle: 'person',
    listSearchableFields: ['user'],
    defaultColumns: ['user', 'isOn', 'consentedAt', 'failure'],
    description: 'Members who agreed to be charged by card for renewals. They switch it off themselves.',
  },
  endpoints: automaticRenewalEndpoints,
  graphQL: false,
  lockDocuments: false,
  fields: [
    // erased with the account; the rest follows once the provider has forgotten the card
    { name: 'user', label: 'Member', type: 'relationship', relationTo: 'users', unique: true },
    // what a record is called: read along, never stored
    { name: 'person', type: 'text', virtual: 'user.name', admin: { hidden: true } },
    { name: 'isOn', label: 'On', type: 'checkbox', required: true, defaultValue: false, index: true },
    { name: 'consentedAt', type: 'date' },
    { name: 'consentText', type: 'textarea', maxLength: 1000 },
    { name: 'customerId', type: 'text', maxLength: 120, ...hidden },
    { name: 'paymentMethodId', type: 'text', maxLength: 120, ...hidden },
    // a consent that counts once its payment is confirmed
    { name: 'pendingPayment', type: 'relationship', relationTo: 'payments', index: true, ...hidden },
    { name: 'pendingText', type: 'textarea', maxLength: 1000, ...hidden },
    { name: 'pendingAt', type: 'date', ...hidden },
    // the end of the membership that the tries are for
    { name: 'term', type: 'date', ...hidden },
    // what the member was told of that term's charge: nothing else is charged
    { name: 'announcedAt', label: 'Charge announced', type: 'date' },
    {
      name: 'announcedMinor',
      label: 'Amount announced',
      type: 'number',
      admin: { components: asMoney('announcedCurrency') },
    },
    { name: 'announcedCurrency', type: 'select', options: toOptions(CURRENCIES) },
    { name: 'tries', type: 'number', ...hidden },
    { name: 'isStopped', type: 'checkbox', ...hidden },
    { name: 'nextTryAt', type: 'date', ...hidden },
    { name: 'failure', label: 'Why the card was refused', type: 'text', maxLength: 300 },
    // customers that the provider is to delete, with their cards
    { name: 'abandonedCustomers', type: 'text', hasMany: true, ...hidden },
  ],
}
