import type { CollectionConfig } from 'payload'
import { GROUP_LIMITS, REQUEST_STATUSES } from '../../domain/groups/groupTexts.schema'
import { groupRequestsPersonalData } from '../../domain/groups/people/groupRequestsPrivacy'
import { toOptions } from '../fields/options'
import { serverOnlyCollection } from '../serverOnlyCollection'

/** Who asked to join a group, at most one open request a person and group. Source: issue 13, part 4. */
export const GroupRequests: CollectionConfig = {
  ...serverOnlyCollection,
  slug: 'group-requests',
  custom: { personalData: groupRequestsPersonalData },
  indexes: [{ fields: ['group', 'status', 'createdAt'] }, { fields: ['status', 'createdAt'] }],
  fields: [
    { name: 'group', type: 'relationship', relationTo: 'groups', required: true },
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true },
    { name: 'status', type: 'select', required: true, options: toOptions(REQUEST_STATUSES) },
    { name: 'note', type: 'textarea', maxLength: GROUP_LIMITS.note },
    { name: 'decidedBy', type: 'relationship', relationTo: 'users' },
    { name: 'decidedAt', type: 'date' },
    { name: 'feedback', type: 'textarea', maxLength: GROUP_LIMITS.note },
    // set with a decision, cleared once membership and mail have followed from it
    { name: 'needsFinalising', type: 'checkbox', index: true },
  ],
}
