import type { CollectionConfig } from 'payload'
import { profilesPersonalData } from '../../domain/people/profiles/profilesPrivacy'
import { profileEndpoints } from '../../endpoints/people/profiles'
import { OPEN_OPERATIONS } from '../../endpoints/openOperations'
import { moveMembersVersionAfterChange, moveMembersVersionAfterDelete } from '../../hooks/membersVersion'
import { hiddenUnless } from '../access/hiddenUnless'
import { nobody } from '../access/nobody'
import { ownOrRegionOr } from '../access/ownOrRegionOr'
import { seesAccounts } from '../access/policies.schema'
import { profileFields } from './fields'
import { deriveGrade } from './hooks/deriveGrade'

/**
 * What a person says about themselves. One document an account, changed field by field through its endpoints alone:
 * Payload's own update writes whole documents, and of two people who edit at once one would lose.
 * Source: spec.md section 3, "profiles".
 */
export const Profiles: CollectionConfig = {
  slug: 'profiles',
  custom: { ...OPEN_OPERATIONS, personalData: profilesPersonalData },
  access: { create: nobody, read: ownOrRegionOr('people', 'readPeople'), update: nobody, delete: nobody },
  admin: {
    group: 'People',
    hidden: hiddenUnless(seesAccounts),
    useAsTitle: 'fullName',
    defaultColumns: ['fullName', 'email', 'membershipType', 'region', 'joinedAt'],
    listSearchableFields: ['fullName', 'email', 'organization'],
    description:
      'Created with an account; edited by its owner under /profile and by administrators under /admin. Chapter leads see people in their own region.',
  },
  endpoints: profileEndpoints,
  defaultSort: 'fullName',
  graphQL: false,
  lockDocuments: false,
  indexes: [{ fields: ['region', 'fullName'] }],
  hooks: {
    afterChange: [deriveGrade, moveMembersVersionAfterChange],
    afterDelete: [moveMembersVersionAfterDelete],
  },
  fields: profileFields,
}
