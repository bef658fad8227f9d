import type { CollectionConfig } from 'payload'
import { admins } from '../access/admins'
import { nobody } from '../access/nobody'
import { ownOrAdmins } from '../access/ownOrAdmins'
import { regionField } from '../fields/regionField'
import { userRelation } from '../fields/userRelation'

/** What a person says about themselves. One document an account. Source: spec.md section 3, "profiles". */
export const Profiles: CollectionConfig = {
  slug: 'profiles',
  access: { create: nobody, read: ownOrAdmins, update: ownOrAdmins, delete: nobody },
  admin: { group: 'People', useAsTitle: 'fullName', defaultColumns: ['fullName', 'email', 'region', 'joinedAt'] },
  graphQL: false,
  lockDocuments: false,
  fields: [
    { ...userRelation({ unique: true }), access: { update: nobody } },
    { name: 'email', type: 'email', required: true, access: { update: nobody } },
    { name: 'fullName', type: 'text', required: true, maxLength: 100 },
    regionField(),
    { name: 'joinedAt', type: 'date', required: true, access: { update: admins } },
  ],
}
