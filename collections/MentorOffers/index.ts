import type { CollectionConfig } from 'payload'
import { mentorOffersPersonalData } from '../../domain/cpd/mentoring/mentoringPrivacy'
import { MAX_PLACES } from '../../domain/cpd/mentoring/mentoringTexts.schema'
import { mentoringFields } from '../fields/mentoringFields'
import { serverOnlyCollection } from '../serverOnlyCollection'

/** What members offer as mentors, one each, and which requests have their places. Source: issue 13, part 11. */
export const MentorOffers: CollectionConfig = {
  ...serverOnlyCollection,
  slug: 'mentor-offers',
  custom: { personalData: mentorOffersPersonalData },
  fields: [
    { name: 'mentor', type: 'relationship', relationTo: 'users', required: true, unique: true },
    // of the mentor, by which the directory knows them
    { name: 'profile', type: 'text', required: true, maxLength: 24 },
    ...mentoringFields(),
    { name: 'places', type: 'number', required: true, min: 1, max: MAX_PLACES },
    { name: 'isPaused', type: 'checkbox' },
    // ids of requests: as many at most as there are places
    { name: 'taken', type: 'text', hasMany: true },
  ],
}
