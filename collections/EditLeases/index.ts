import type { CollectionConfig } from 'payload'
import { serverOnlyCollection } from '../serverOnlyCollection'

/**
 * One document a record that is being saved at this moment, so that saves follow one another. Removed when the save is
 * done; one that a crash left runs out (`domain/content`).
 */
export const EditLeases: CollectionConfig = {
  ...serverOnlyCollection,
  slug: 'edit-leases',
  custom: { personalData: { none: 'Ids of saves that are under way, for seconds.' } },
  timestamps: false,
  fields: [
    { name: 'key', type: 'text', required: true, unique: true, maxLength: 120 },
    { name: 'holder', type: 'text', required: true, maxLength: 60 },
    { name: 'expiresAt', type: 'date', required: true },
  ],
}
