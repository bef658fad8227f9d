import type { CollectionConfig } from 'payload'
import { serverOnlyCollection } from '../serverOnlyCollection'

/** One document for each receipt, with the number as its key: no gaps, no duplicates (like `membership-numbers`). */
export const ReceiptNumbers: CollectionConfig = {
  ...serverOnlyCollection,
  slug: 'receipt-numbers',
  custom: { personalData: { none: 'Refer to donations, which say whose they are.' } },
  fields: [
    { name: 'id', type: 'number', required: true, min: 1 },
    { name: 'year', type: 'number', required: true, min: 2000, max: 9999 },
    { name: 'donation', type: 'relationship', relationTo: 'donations', required: true, unique: true },
  ],
}
