import type { CollectionConfig } from 'payload'
import {
  MAX_REASON_LENGTH,
  NOMINATED_GRADES,
  NOMINATION_STATUSES,
} from '../../domain/membership/nominations/nominations.schema'
import {
  nominationVotesPersonalData,
  nominationsPersonalData,
} from '../../domain/membership/nominations/nominationsPrivacy'
import { nominationEndpoints } from '../../endpoints/membership/nominations'
import { OPEN_OPERATIONS } from '../../endpoints/openOperations'
import { toOptions } from '../fields/options'
import { serverOnlyCollection } from '../serverOnlyCollection'

/**
 * Nominations for Fellow and Honorary membership. Made, voted on and decided through endpoints.
 * Source: issue 12, part 7; decisions.md "Nominations".
 */
export const Nominations: CollectionConfig = {
  ...serverOnlyCollection,
  slug: 'nominations',
  custom: { ...OPEN_OPERATIONS, personalData: nominationsPersonalData },
  endpoints: nominationEndpoints,
  // a person is nominated once a year for a grade
  indexes: [{ fields: ['nomineeEmail', 'grade', 'year'], unique: true }],
  fields: [
    // who nominates; empty once that account is erased
    { name: 'user', type: 'relationship', relationTo: 'users', index: true },
    { name: 'grade', type: 'select', required: true, options: toOptions(NOMINATED_GRADES) },
    { name: 'nominee', type: 'relationship', relationTo: 'users', index: true },
    { name: 'nomineeName', type: 'text', required: true, maxLength: 100 },
    { name: 'nomineeEmail', type: 'text', required: true, maxLength: 255 },
    // as they were typed: an address or a membership number
    { name: 'nomineeContact', type: 'text', required: true, maxLength: 255 },
    { name: 'seconder', type: 'text', maxLength: 255 },
    { name: 'reason', type: 'textarea', required: true, maxLength: MAX_REASON_LENGTH },
    { name: 'year', type: 'number', required: true },
    { name: 'status', type: 'select', required: true, index: true, options: toOptions(NOMINATION_STATUSES) },
    { name: 'decidedBy', type: 'relationship', relationTo: 'users' },
    { name: 'decidedAt', type: 'date' },
    { name: 'note', type: 'textarea', maxLength: 1000 },
    // approved, and the nominee has no account yet that the grade could be given to
    { name: 'awaitsAccount', type: 'checkbox', index: true },
    // set when it is made, cleared once nominee and second nominator are asked
    { name: 'needsAsking', type: 'checkbox', index: true },
    // set with a decision, cleared once the grade has followed from it
    { name: 'needsSettling', type: 'checkbox', index: true },
  ],
}

/** Votes of the committee, one a person for each nomination. */
export const NominationVotes: CollectionConfig = {
  ...serverOnlyCollection,
  slug: 'nomination-votes',
  custom: { personalData: nominationVotesPersonalData },
  indexes: [{ fields: ['nomination', 'user'], unique: true }],
  fields: [
    { name: 'nomination', type: 'relationship', relationTo: 'nominations', required: true },
    // a pseudonym once that account is erased
    { name: 'user', type: 'text', required: true, index: true, maxLength: 64 },
    { name: 'vote', type: 'select', required: true, options: toOptions({ for: 'For', against: 'Against' }) },
  ],
}
