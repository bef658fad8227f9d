import type { CollectionConfig } from 'payload'
import { groupMembersPersonalData } from '../../domain/groups/people/groupMembersPrivacy'
import { serverOnlyCollection } from '../serverOnlyCollection'

/**
 * Who is and was in a group: a document a person, group and term. An index lets nobody be in a group twice at once.
 * Source: issue 13, part 4.
 */
export const GroupMembers: CollectionConfig = {
  ...serverOnlyCollection,
  slug: 'group-members',
  custom: { personalData: groupMembersPersonalData },
  indexes: [{ fields: ['group', 'isOpen', 'startsOn'] }, { fields: ['user', 'isOpen'] }],
  fields: [
    { name: 'group', type: 'relationship', relationTo: 'groups', required: true },
    { name: 'user', type: 'relationship', relationTo: 'users', required: true },
    // days of Juba's calendar, YYYY-MM-DD; the last one of what goes on is after every other
    { name: 'startsOn', type: 'text', required: true, maxLength: 10 },
    { name: 'endsOn', type: 'text', required: true, maxLength: 10 },
    // not over yet: set with the last day, and taken back by a job once that is past
    { name: 'isOpen', type: 'checkbox' },
    { name: 'addedBy', type: 'relationship', relationTo: 'users' },
  ],
}
