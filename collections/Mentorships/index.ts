import type { CollectionConfig } from 'payload'
import { mentorshipsPersonalData } from '../../domain/cpd/mentoring/mentoringPrivacy'
import { MENTORING_LIMITS, MENTORSHIP_ENDS } from '../../domain/cpd/mentoring/mentoringTexts.schema'
import { toOptions } from '../fields/options'
import { serverOnlyCollection } from '../serverOnlyCollection'

/** Who is whose mentor, from when to when. Source: issue 13, part 11. */
export const Mentorships: CollectionConfig = {
  ...serverOnlyCollection,
  slug: 'mentorships',
  custom: { personalData: mentorshipsPersonalData },
  indexes: [
    { fields: ['mentor', 'isOpen'] },
    { fields: ['mentee', 'isOpen'] },
    { fields: ['isOpen', 'endedAt'] },
  ],
  fields: [
    { name: 'mentor', type: 'relationship', relationTo: 'users', required: true },
    { name: 'mentee', type: 'relationship', relationTo: 'users', required: true },
    // id of the request that it came of, whose place it has
    { name: 'request', type: 'text', required: true, unique: true, maxLength: 24 },
    { name: 'startedAt', type: 'date', required: true },
    { name: 'isOpen', type: 'checkbox' },
    { name: 'endedAt', type: 'date' },
    { name: 'endedBy', type: 'select', options: toOptions(MENTORSHIP_ENDS) },
    // to staff, of who ended it
    { name: 'word', type: 'textarea', maxLength: MENTORING_LIMITS.word },
    // set with its beginning and its end, removed once what follows is done
    { name: 'needsFinalising', type: 'checkbox' },
  ],
}
