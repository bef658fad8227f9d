import type { CollectionConfig } from 'payload'
import { DUPLICATE_STATUSES } from '../../domain/people/personMerges/duplicates/duplicateTexts.schema'
import { possibleDuplicatesPersonalData } from '../../domain/people/personMerges/personMergesPrivacy'
import { possibleDuplicateEndpoints } from '../../endpoints/people/personMerges'
import { toOptions } from '../fields/options'
import { serverOnlyCollection } from '../serverOnlyCollection'

/**
 * Pairs of people who may be one: a job finds them, staff merge them or say that they are two. A pair that was
 * dismissed is not asked about again. Source: issue 13, parts 1 and 5.
 */
export const PossibleDuplicates: CollectionConfig = {
  ...serverOnlyCollection,
  slug: 'possible-duplicates',
  custom: { personalData: possibleDuplicatesPersonalData },
  endpoints: possibleDuplicateEndpoints,
  // the lesser id comes first: a pair is stored once
  indexes: [{ fields: ['one', 'other'], unique: true }, { fields: ['status', 'createdAt'] }],
  fields: [
    { name: 'one', type: 'relationship', relationTo: 'users', required: true, index: true },
    { name: 'other', type: 'relationship', relationTo: 'users', required: true, index: true },
    { name: 'reasons', type: 'json', required: true },
    { name: 'status', type: 'select', required: true, options: toOptions(DUPLICATE_STATUSES) },
    // the name of the first, for lists of what waits
    { name: 'name', type: 'text', maxLength: 100 },
    { name: 'by', type: 'relationship', relationTo: 'users' },
    { name: 'foundAt', type: 'date', required: true, index: true },
  ],
}
