import type { CollectionConfig } from 'payload'
import { serverOnlyCollection } from '../serverOnlyCollection'

/** One document a receipt issued, the number its key: no gap, none twice (as `membership-numbers`). */
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
