import type { CollectionConfig } from 'payload'
import { jobOpeningsPersonalData } from '../../domain/content/jobOpenings/jobOpeningsPrivacy'
import {
  EMPLOYMENT_LABELS,
  OPENING_LIMITS,
  OPENING_STATUSES,
} from '../../domain/content/jobOpenings/openingTexts.schema'
import { jobOpeningEndpoints } from '../../endpoints/content/jobOpenings'
import { toOptions } from '../fields/options'
import { regionField } from '../fields/regionField'
import { serverOnlyCollection } from '../serverOnlyCollection'

/**
 * Job openings that members and organisations submit and staff publish. Read and changed through endpoints alone.
 * Source: issue 13, part 11.
 */
export const JobOpenings: CollectionConfig = {
  ...serverOnlyCollection,
  slug: 'job-openings',
  custom: { personalData: jobOpeningsPersonalData },
  endpoints: jobOpeningEndpoints,
  indexes: [
    { fields: ['user', 'submittedAt'] },
    { fields: ['status', 'submittedAt'] },
    { fields: ['status', 'lastDay'] },
    { fields: ['status', 'publishedAt'] },
  ],
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: OPENING_LIMITS.title },
    { name: 'organisation', type: 'text', required: true, maxLength: OPENING_LIMITS.organisation },
    // submitted by a company that is a member, under its registered name
    { name: 'isMemberOrganisation', type: 'checkbox' },
    { name: 'place', type: 'text', required: true, maxLength: OPENING_LIMITS.place },
    regionField({ required: true }),
    { name: 'kind', type: 'select', required: true, options: toOptions(EMPLOYMENT_LABELS) },
    { name: 'description', type: 'textarea', required: true, maxLength: OPENING_LIMITS.description },
    // an https address or an email address
    { name: 'applyTo', type: 'text', required: true, maxLength: OPENING_LIMITS.applyTo },
    { name: 'salary', type: 'text', maxLength: OPENING_LIMITS.salary },
    // a day of Juba's calendar, YYYY-MM-DD: the last on which it is shown
    { name: 'lastDay', type: 'text', required: true, maxLength: 10 },
    { name: 'status', type: 'select', required: true, options: toOptions(OPENING_STATUSES) },
    { name: 'slug', type: 'text', required: true, unique: true, maxLength: 120 },
    { name: 'user', type: 'relationship', relationTo: 'users', required: true },
    // which of the places for waiting openings of its account it takes (see indexes.ts)
    { name: 'waitingPlace', type: 'number' },
    // since when it waits, or waited last
    { name: 'submittedAt', type: 'date', required: true },
    { name: 'publishedAt', type: 'date' },
    { name: 'decidedAt', type: 'date' },
    { name: 'decidedBy', type: 'relationship', relationTo: 'users' },
    { name: 'feedback', type: 'textarea', maxLength: OPENING_LIMITS.feedback },
    // set with the decision, removed once its mail is in the outbox
    { name: 'needsMail', type: 'checkbox' },
    // made by the form: the same opening sent twice is one
    { name: 'key', type: 'text', required: true, unique: true, maxLength: 80 },
  ],
}
