import type { CollectionConfig } from 'payload'
import { serverOnlyCollection } from '../serverOnlyCollection'

/** One document for each receipt of a payment, with the number as its key: no gaps, no duplicates. */
export const PaymentReceiptNumbers: CollectionConfig = {
  ...serverOnlyCollection,
  slug: 'payment-receipt-numbers',
  custom: { personalData: { none: 'Refer to payments, which say whose they are.' } },
  fields: [
    { name: 'id', type: 'number', required: true, min: 1 },
    { name: 'year', type: 'number', required: true, min: 2000, max: 9999 },
    { name: 'payment', type: 'relationship', relationTo: 'payments', required: true, unique: true },
  ],
}
