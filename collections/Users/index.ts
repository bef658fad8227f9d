import type { CollectionConfig } from 'payload'
import { usersPersonalData } from '../../domain/accounts/accountsPrivacy'
import { accountAdministrationEndpoints } from '../../endpoints/accounts/accountAdministration'
import { authEndpoints } from '../../endpoints/accounts/authentication'
import { personRecordEndpoints } from '../../endpoints/people/personRecord'
import { personDetailsEndpoints } from '../../endpoints/people/profiles/personDetails'
import { OPEN_OPERATIONS } from '../../endpoints/openOperations'
import { admins } from '../access/admins'
import { hiddenFromLeads } from '../access/hiddenFromLeads'
import { nobody } from '../access/nobody'
import { BRANCH_ROLES, ROLE_LABELS, isStaff } from '../access/roles'
import { selfOr } from '../access/selfOr'
import { withRight } from '../access/withRight'
import { toOptions } from '../fields/options'
import { regionField } from '../fields/regionField'
import { readName } from './hooks/readName'
import { readRoles } from './hooks/readRoles'
import { sessionStrategy } from './sessionStrategy'

/**
 * Accounts, nothing else: what is written concurrently or belongs to the person lives in `roles`, `sessions`,
 * `credentials` and `profiles`. Accounts are made by signing up or on the command line, never through this
 * collection's own create.
 */
export const Users: CollectionConfig = {
  slug: 'users',
  custom: { ...OPEN_OPERATIONS, personalData: usersPersonalData },
  labels: { singular: 'Account', plural: 'Accounts' },
  access: {
    admin: ({ req }) => isStaff(req.user),
    create: nobody,
    read: selfOr('people'),
    update: nobody,
    delete: nobody,
    unlock: nobody,
  },
  auth: { disableLocalStrategy: true, strategies: [sessionStrategy], useSessions: false },
  admin: {
    group: 'People',
    hidden: hiddenFromLeads,
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'roles', 'emailVerifiedAt', 'createdAt'],
    listSearchableFields: ['name', 'email'],
    description: 'Who can sign in. Roles, locks and regions are changed on the dashboard.',
  },
  endpoints: [
    ...authEndpoints,
    ...accountAdministrationEndpoints,
    ...personRecordEndpoints,
    ...personDetailsEndpoints,
  ],
  graphQL: false,
  lockDocuments: false,
  hooks: { afterRead: [readRoles, readName] },
  fields: [
    {
      name: 'name',
      type: 'text',
      virtual: true,
      admin: { readOnly: true, description: 'From the profile.' },
    },
    { name: 'email', type: 'email', required: true, unique: true, index: true },
    { name: 'emailVerifiedAt', label: 'Email confirmed', type: 'date', admin: { readOnly: true } },
    // When its owner first proved that they read it, by a mail or otherwise. Empty where addresses only count
    // as confirmed.
    { name: 'emailProvedAt', type: 'date', access: { read: nobody }, admin: { hidden: true } },
    {
      name: 'lockedAt',
      label: 'Locked',
      type: 'date',
      index: true,
      access: { read: admins },
      admin: { readOnly: true },
    },
    {
      name: 'isDeceased',
      label: 'Deceased',
      type: 'checkbox',
      access: { read: admins },
      admin: { readOnly: true, description: 'As recorded with the membership. No email is sent.' },
    },
    // Entered by staff and not claimed yet: until they are invited, no mail but those about the account itself is sent.
    {
      name: 'awaitsInvitation',
      label: 'Not invited yet',
      type: 'checkbox',
      index: true,
      access: { read: withRight('people') },
      admin: { readOnly: true },
    },
    {
      name: 'invitedAt',
      label: 'Invited',
      type: 'date',
      access: { read: withRight('people') },
      admin: { readOnly: true },
    },
    // the account is closed, and whatever leads to it leads to the other one
    {
      name: 'mergedInto',
      label: 'Merged into',
      type: 'relationship',
      relationTo: 'users',
      index: true,
      access: { read: withRight('people') },
      admin: { readOnly: true },
    },
    {
      name: 'peopleImport',
      type: 'relationship',
      relationTo: 'people-imports',
      index: true,
      access: { read: nobody },
      admin: { hidden: true },
    },
    {
      name: 'roles',
      type: 'select',
      hasMany: true,
      virtual: true,
      options: toOptions(ROLE_LABELS),
      admin: { readOnly: true, description: 'Given and taken away under Roles.' },
    },
    // those of `roles` that are held for a branch alone, beside that of a chapter lead
    {
      name: 'branchRoles',
      label: 'Roles for the region or group',
      type: 'select',
      hasMany: true,
      virtual: true,
      options: BRANCH_ROLES.map((value) => ({ value, label: ROLE_LABELS[value] })),
      admin: { readOnly: true },
    },
    { name: 'ledGroup', type: 'text', virtual: true, admin: { hidden: true } },
    // Of who is asking only: see withholdStaffRoles.ts.
    { name: 'isFactorMissing', type: 'checkbox', virtual: true, admin: { hidden: true } },
    {
      ...regionField({ name: 'chapterRegion', label: 'Region of the branch', admin: { readOnly: true } }),
      virtual: true,
      index: false,
    },
  ],
}
