import type { CollectionConfig } from 'payload'
import { GROUP_LIMITS } from '../../domain/groups/groupTexts.schema'
import { officesPersonalData } from '../../domain/groups/offices/officesPrivacy'
import { serverOnlyCollection } from '../serverOnlyCollection'

/** Who holds and held an office of a group or of the association, and when. Source: issue 13, part 4. */
export const Offices: CollectionConfig = {
  ...serverOnlyCollection,
  slug: 'offices',
  custom: { personalData: officesPersonalData },
  indexes: [{ fields: ['group', 'startsOn'] }, { fields: ['post', 'startsOn'] }],
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: GROUP_LIMITS.title },
    // empty for an office of the association
    { name: 'group', type: 'relationship', relationTo: 'groups' },
    // the post on /about/leadership that it fills
    { name: 'post', type: 'relationship', relationTo: 'officers' },
    { name: 'user', type: 'relationship', relationTo: 'users', index: true },
    { name: 'name', type: 'text', required: true, maxLength: GROUP_LIMITS.holder },
    // days of Juba's calendar, as in the members of groups
    { name: 'startsOn', type: 'text', required: true, maxLength: 10 },
    { name: 'endsOn', type: 'text', required: true, maxLength: 10 },
  ],
}
