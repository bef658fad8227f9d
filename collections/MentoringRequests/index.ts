import type { CollectionConfig } from 'payload'
import { mentoringRequestsPersonalData } from '../../domain/cpd/mentoring/mentoringPrivacy'
import {
  MENTORING_LIMITS,
  RELEASE_REASONS,
  REQUEST_STATUSES,
} from '../../domain/cpd/mentoring/mentoringTexts.schema'
import { mentoringFields } from '../fields/mentoringFields'
import { toOptions } from '../fields/options'
import { serverOnlyCollection } from '../serverOnlyCollection'

/** What members want to learn from a mentor, who was asked, and who has accepted. Source: issue 13, part 11. */
export const MentoringRequests: CollectionConfig = {
  ...serverOnlyCollection,
  slug: 'mentoring-requests',
  custom: { personalData: mentoringRequestsPersonalData },
  indexes: [
    { fields: ['status', 'createdAt'] },
    { fields: ['status', 'askedAt'] },
    { fields: ['mentor', 'status'] },
    { fields: ['mentee', 'createdAt'] },
  ],
  fields: [
    { name: 'mentee', type: 'relationship', relationTo: 'users', required: true },
    ...mentoringFields(),
    { name: 'status', type: 'select', required: true, options: toOptions(REQUEST_STATUSES) },
    // who was asked, by the mentee or by staff
    { name: 'mentor', type: 'relationship', relationTo: 'users' },
    { name: 'askedAt', type: 'date' },
    { name: 'isProposal', type: 'checkbox' },
    { name: 'menteeAcceptedAt', type: 'date' },
    { name: 'mentorAcceptedAt', type: 'date' },
    { name: 'remindedAt', type: 'date' },
    // mentors who declined it: they are not asked again
    { name: 'refusedBy', type: 'text', hasMany: true },
    // why it is free again, of which the mentee is told
    { name: 'releasedBy', type: 'relationship', relationTo: 'users' },
    { name: 'releaseReason', type: 'select', options: toOptions(RELEASE_REASONS) },
    { name: 'releaseWord', type: 'textarea', maxLength: MENTORING_LIMITS.word },
    { name: 'releasedAt', type: 'date' },
    { name: 'endedAt', type: 'date' },
    // set with what a mail reports, removed once the mail is in the outbox
    { name: 'needsMail', type: 'checkbox' },
  ],
}
