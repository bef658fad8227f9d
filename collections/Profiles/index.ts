import type { CollectionConfig } from 'payload'
import { nobody } from '../access/nobody'
import { ownOrAdmins } from '../access/ownOrAdmins'
import { ownOrRegionOrAdmins } from '../access/ownOrRegionOrAdmins'
import { profileFields } from './fields'
import { deriveGrade } from './hooks/deriveGrade'
import { recordDecisions } from './hooks/recordDecisions'

/** What a person says about themselves. One document an account. Source: spec.md section 3, "profiles". */
export const Profiles: CollectionConfig = {
  slug: 'profiles',
  access: { create: nobody, read: ownOrRegionOrAdmins, update: ownOrAdmins, delete: nobody },
  admin: {
    group: 'People',
    useAsTitle: 'fullName',
    defaultColumns: ['fullName', 'email', 'membershipType', 'region', 'joinedAt'],
    listSearchableFields: ['fullName', 'email', 'organization'],
    description: 'Made with an account. A chapter lead sees the people of the own region.',
  },
  defaultSort: 'fullName',
  graphQL: false,
  lockDocuments: false,
  indexes: [{ fields: ['region', 'fullName'] }],
  hooks: { afterChange: [deriveGrade, recordDecisions] },
  fields: profileFields,
}
