import type { CollectionConfig } from 'payload'
import { personMergeMovesPersonalData } from '../../domain/people/personMerges/personMergesPrivacy'
import { serverOnlyCollection } from '../serverOnlyCollection'

/**
 * What a merge changed, a document each: what was moved, set aside, or written, and what it was before. Written before
 * the change itself, so that a merge that broke off goes on and can be undone.
 */
export const PersonMergeMoves: CollectionConfig = {
  ...serverOnlyCollection,
  slug: 'person-merge-moves',
  custom: { personalData: personMergeMovesPersonalData },
  indexes: [{ fields: ['merge', 'key'], unique: true }, { fields: ['merge', 'step'] }],
  fields: [
    { name: 'merge', type: 'relationship', relationTo: 'person-merges', required: true },
    // collection, document and field: the same is recorded once
    { name: 'key', type: 'text', required: true, maxLength: 200 },
    { name: 'step', type: 'number', required: true },
    {
      name: 'kind',
      type: 'select',
      required: true,
      options: ['moved', 'aside', 'field', 'made', 'seat', 'address'],
    },
    { name: 'collectionSlug', type: 'text', required: true, maxLength: 60 },
    // its id, of whatever type
    { name: 'document', type: 'json', required: true },
    { name: 'path', type: 'text', maxLength: 60 },
    { name: 'before', type: 'json' },
    { name: 'after', type: 'json' },
    { name: 'isDone', type: 'checkbox' },
  ],
}
