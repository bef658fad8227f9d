import type { CollectionConfig } from 'payload'
import { MERGE_REASON_LENGTH, MERGE_STATUSES } from '../../domain/people/personMerges/personMergeTexts.schema'
import { personMergesPersonalData } from '../../domain/people/personMerges/personMergesPrivacy'
import { personMergeEndpoints } from '../../endpoints/people/personMerges'
import { toOptions } from '../fields/options'
import { serverOnlyCollection } from '../serverOnlyCollection'

/**
 * Merges of two people: who remained, what was chosen, and how far it is. What was moved is in `person-merge-moves`.
 * Read and changed through endpoints. Source: issue 13, part 3.
 */
export const PersonMerges: CollectionConfig = {
  ...serverOnlyCollection,
  slug: 'person-merges',
  custom: { personalData: personMergesPersonalData },
  endpoints: personMergeEndpoints,
  fields: [
    { name: 'remaining', type: 'relationship', relationTo: 'users', required: true, index: true },
    { name: 'merged', type: 'relationship', relationTo: 'users', required: true, index: true },
    { name: 'status', type: 'select', required: true, options: toOptions(MERGE_STATUSES) },
    { name: 'choices', type: 'json', required: true },
    { name: 'reason', type: 'textarea', required: true, maxLength: MERGE_REASON_LENGTH },
    // as they were called then
    {
      name: 'names',
      type: 'group',
      fields: [
        { name: 'remaining', type: 'text', maxLength: 100 },
        { name: 'merged', type: 'text', maxLength: 100 },
      ],
    },
    { name: 'by', type: 'relationship', relationTo: 'users' },
    // set aside, and leads to the other one
    { name: 'mergedProfile', type: 'relationship', relationTo: 'profiles' },
    { name: 'mergedAt', type: 'date', index: true },
    { name: 'undoneAt', type: 'date' },
    { name: 'undoneBy', type: 'relationship', relationTo: 'users' },
    { name: 'undoReason', type: 'textarea', maxLength: MERGE_REASON_LENGTH },
    // whose membership the remaining person has since
    { name: 'membershipOf', type: 'select', options: ['remaining', 'merged'] },
    // both had facts of a membership: how it stands is a fact of its own
    { name: 'statesStanding', type: 'checkbox' },
    { name: 'fields', type: 'json' },
    { name: 'records', type: 'json' },
    { name: 'left', type: 'json' },
    { name: 'leaseUntil', type: 'date' },
    { name: 'needsFinalising', type: 'checkbox', index: true },
  ],
}
