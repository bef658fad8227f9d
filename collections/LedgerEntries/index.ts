import type { CollectionConfig } from 'payload'
import { ACCOUNTS, ENTRY_PURPOSES } from '../../domain/money/ledger/ledger.schema'
import { ledgerPersonalData } from '../../domain/money/ledger/ledgerPrivacy'
import { ledgerEndpoints } from '../../endpoints/money/ledger'
import { CURRENCIES } from '../../platform/money.schema'
import { toOptions } from '../fields/options'
import { serverOnlyCollection } from '../serverOnlyCollection'

/**
 * The entries of the ledger. Append-only: an entry is never changed or deleted, a correction is another entry. The
 * unique key lets each be posted once. See docs/decisions, "Money is a double-entry ledger".
 */
export const LedgerEntries: CollectionConfig = {
  ...serverOnlyCollection,
  slug: 'ledger-entries',
  custom: { personalData: ledgerPersonalData },
  endpoints: ledgerEndpoints,
  labels: { singular: 'Ledger entry', plural: 'Ledger' },
  indexes: [{ fields: ['lines.user'] }, { fields: ['lines.invoice'] }],
  fields: [
    { name: 'key', type: 'text', required: true, unique: true, maxLength: 100 },
    { name: 'purpose', type: 'select', required: true, options: toOptions(ENTRY_PURPOSES) },
    { name: 'day', type: 'text', required: true, maxLength: 10 },
    { name: 'postedAt', type: 'date', required: true },
    { name: 'by', type: 'relationship', relationTo: 'users' },
    { name: 'text', type: 'text', maxLength: 500 },
    { name: 'chapter', type: 'relationship', relationTo: 'chapters', index: true },
    { name: 'fund', type: 'text', maxLength: 50 },
    {
      name: 'lines',
      type: 'array',
      required: true,
      fields: [
        {
          name: 'account',
          type: 'select',
          required: true,
          options: Object.entries(ACCOUNTS).map(([value, { name }]) => ({ value, label: name })),
        },
        { name: 'currency', type: 'select', required: true, options: toOptions(CURRENCIES) },
        { name: 'amountMinor', type: 'number', required: true },
        { name: 'user', type: 'relationship', relationTo: 'users' },
        { name: 'invoice', type: 'relationship', relationTo: 'invoices' },
      ],
    },
  ],
}
