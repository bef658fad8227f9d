import type { CollectionConfig } from 'payload'
import { userRelation } from '../fields/userRelation'
import { serverOnlyCollection } from '../serverOnlyCollection'

/** Whom a merge that is under way concerns: a person is claimed by one at a time. */
export const PersonMergeClaims: CollectionConfig = {
  ...serverOnlyCollection,
  slug: 'person-merge-claims',
  custom: { personalData: { none: 'Which people are being merged at this moment: removed when that ends.' } },
  fields: [
    userRelation({ unique: true }),
    { name: 'merge', type: 'relationship', relationTo: 'person-merges', required: true, index: true },
  ],
}
