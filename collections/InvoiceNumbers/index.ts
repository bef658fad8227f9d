import type { CollectionConfig } from 'payload'
import { serverOnlyCollection } from '../serverOnlyCollection'

/** One document for each invoice, with the number as its key: no gaps, no duplicates (like `membership-numbers`). */
export const InvoiceNumbers: CollectionConfig = {
  ...serverOnlyCollection,
  slug: 'invoice-numbers',
  custom: { personalData: { none: 'Refer to invoices, which say whose they are.' } },
  fields: [
    { name: 'id', type: 'number', required: true, min: 1 },
    { name: 'year', type: 'number', required: true, min: 2000, max: 9999 },
    { name: 'invoice', type: 'relationship', relationTo: 'invoices', required: true, unique: true },
  ],
}
