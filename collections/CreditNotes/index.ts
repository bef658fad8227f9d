import type { CollectionConfig } from 'payload'
import { creditNotesPersonalData } from '../../domain/money/payments/creditNotes/creditNotesPrivacy'
import { creditNoteEndpoints } from '../../endpoints/money/billing'
import { CURRENCIES } from '../../platform/money.schema'
import { hiddenWithout } from '../access/hiddenWithout'
import { moneyRecord } from '../access/moneyRecord'
import { hidden } from '../fields/hidden'
import { toOptions } from '../fields/options'
import { userRelation } from '../fields/userRelation'
import { asMoney } from '../panel/asMoney'

/**
 * Credit notes. The invoice decides on one in its own document; this is what is printed. Never changed or deleted. See
 * docs/decisions, "Money is a double-entry ledger".
 */
export const CreditNotes: CollectionConfig = {
  slug: 'credit-notes',
  custom: { personalData: creditNotesPersonalData },
  access: moneyRecord,
  admin: {
    group: 'Money',
    hidden: hiddenWithout('money'),
    useAsTitle: 'number',
    defaultColumns: ['number', 'user', 'invoiceNumber', 'amountMinor', 'issuedAt'],
    listSearchableFields: ['number', 'invoiceNumber', 'user'],
    description: 'Issued under /admin on a person’s page. Read here.',
  },
  defaultSort: '-issuedAt',
  endpoints: creditNoteEndpoints,
  graphQL: false,
  lockDocuments: false,
  fields: [
    { name: 'number', type: 'text', index: true, maxLength: 20 },
    userRelation({ label: 'Member' }),
    {
      type: 'row',
      fields: [
        { name: 'invoice', type: 'relationship', relationTo: 'invoices', required: true, index: true },
        { name: 'invoiceNumber', type: 'text', required: true, maxLength: 20 },
      ],
    },
    {
      name: 'recipient',
      type: 'group',
      fields: [
        { name: 'name', type: 'text', required: true, maxLength: 200 },
        { name: 'email', type: 'text', maxLength: 255 }, // empty once erased,
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'currency', type: 'select', required: true, options: toOptions(CURRENCIES) },
        {
          name: 'amountMinor',
          label: 'Amount',
          type: 'number',
          required: true,
          min: 1,
          admin: { components: asMoney() },
        },
        { name: 'issuedAt', type: 'date', required: true },
      ],
    },
    { name: 'reason', type: 'textarea', required: true, maxLength: 500 },
    { name: 'issuedBy', type: 'relationship', relationTo: 'users', ...hidden },
    // cleared once its number, entry and mail have followed
    { name: 'needsFinalising', type: 'checkbox', ...hidden },
  ],
}
