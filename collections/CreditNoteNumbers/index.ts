import type { CollectionConfig } from 'payload'
import { serverOnlyCollection } from '../serverOnlyCollection'

/** One document for each credit note, with the number as its key: no gaps, no duplicates (like `invoice-numbers`). */
export const CreditNoteNumbers: CollectionConfig = {
  ...serverOnlyCollection,
  slug: 'credit-note-numbers',
  custom: { personalData: { none: 'Refer to credit notes, which say whose they are.' } },
  fields: [
    { name: 'id', type: 'number', required: true, min: 1 },
    { name: 'year', type: 'number', required: true, min: 2000, max: 9999 },
    { name: 'note', type: 'relationship', relationTo: 'credit-notes', required: true, unique: true },
  ],
}
