import type { CollectionConfig } from 'payload'
import { directoryEntriesPersonalData } from '../../domain/people/directory/directoryEntriesPrivacy'
import { serverOnlyCollection } from '../serverOnlyCollection'

/**
 * What people are found by: one for each profile and with its id, made from profile, membership and account
 * (`domain/people/directory/followPeople.ts`). It holds nothing that they do not.
 */
export const DirectoryEntries: CollectionConfig = {
  ...serverOnlyCollection,
  slug: 'directory-entries',
  custom: { personalData: directoryEntriesPersonalData },
  timestamps: false,
  fields: [
    // no relationship: a merge of two people moves none, and entries follow by themselves
    { name: 'user', type: 'text', required: true, index: true },
    { name: 'fullName', type: 'text' },
    { name: 'email', type: 'text' },
    { name: 'organization', type: 'text' },
    { name: 'profileRegion', type: 'text' },
    { name: 'endings', type: 'text', hasMany: true },
    { name: 'isClosed', type: 'checkbox', required: true },
    { name: 'revision', type: 'number', required: true },
    { name: 'until', type: 'date' },
    { name: 'name', type: 'text' },
    { name: 'nameEndings', type: 'text', hasMany: true },
    { name: 'text', type: 'text' },
    { name: 'region', type: 'text' },
    { name: 'grade', type: 'text' },
    { name: 'divisions', type: 'text', hasMany: true },
    { name: 'joinedAt', type: 'date' },
    { name: 'isListed', type: 'checkbox' },
  ],
}
