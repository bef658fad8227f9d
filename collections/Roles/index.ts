import type { CollectionConfig } from 'payload'
import type { Role } from '../../payload-types'
import { rolesPersonalData } from '../../domain/accounts/accountsPrivacy'
import { OPEN_OPERATIONS } from '../../endpoints/openOperations'
import { admins } from '../access/admins'
import { hiddenFromLeads } from '../access/hiddenFromLeads'
import { nobody } from '../access/nobody'
import { ownOrAdmins } from '../access/ownOrAdmins'
import { BRANCH_ROLES, ROLE_LABELS } from '../access/roles'
import { demandProof } from '../demandProof'
import { toOptions } from '../fields/options'
import { regionField } from '../fields/regionField'
import { userRelation } from '../fields/userRelation'
import { checkEnd } from './checkEnd'
import { checkPart, settlePart } from './hooks/checkPart'
import { followLock } from './hooks/followLock'
import { keepLastAdmin } from './hooks/keepLastAdmin'
import { recordGiving, recordTaking } from './hooks/recordRole'

/**
 * One document a role an account holds. Apart from the account, so that nothing that writes an account can bring a
 * revoked role back. Source: spec.md section 3, `user_roles`.
 */
export const Roles: CollectionConfig = {
  slug: 'roles',
  custom: { ...OPEN_OPERATIONS, personalData: rolesPersonalData },
  access: { create: admins, read: ownOrAdmins, update: nobody, delete: admins },
  admin: {
    group: 'People',
    hidden: hiddenFromLeads,
    useAsTitle: 'person',
    listSearchableFields: ['user'],
    defaultColumns: ['user', 'role', 'region', 'createdAt'],
    description:
      'Add a row to give a role; delete it to remove the role. Changes apply immediately. The role Member follows the membership automatically.',
  },
  graphQL: false,
  lockDocuments: false,
  hooks: {
    beforeOperation: [demandProof],
    beforeValidate: [checkPart],
    beforeDelete: [keepLastAdmin],
    afterChange: [settlePart, followLock, recordGiving],
    afterDelete: [recordTaking],
  },
  indexes: [{ fields: ['user', 'role'], unique: true }],
  fields: [
    userRelation({ label: 'Person' }),
    // what a record is called: read along, never stored
    { name: 'person', type: 'text', virtual: 'user.name', admin: { hidden: true } },
    {
      name: 'role',
      type: 'select',
      required: true,
      options: toOptions(ROLE_LABELS),
    },
    // Of administrators' rows: see domain/accounts/adminRoles.ts.
    {
      name: 'goingUntil',
      type: 'number',
      hasMany: true,
      access: { create: nobody, read: nobody, update: nobody },
      admin: { hidden: true },
    },
    {
      name: 'isLocked',
      type: 'checkbox',
      access: { create: nobody, read: nobody, update: nobody },
      admin: { hidden: true },
    },
    {
      name: 'isLeaving',
      type: 'checkbox',
      access: { create: nobody, read: nobody, update: nobody },
      admin: { hidden: true },
    },
    // of a role for a branch: the group whose branch it is
    {
      name: 'group',
      type: 'relationship',
      relationTo: 'groups',
      index: true,
      access: { create: nobody, read: nobody, update: nobody },
      admin: { hidden: true },
    },
    // a day of Juba's calendar, YYYY-MM-DD, the last one on which the role counts; empty without an end
    {
      name: 'endsOn',
      label: 'Until',
      type: 'text',
      maxLength: 10,
      validate: checkEnd,
      admin: { description: 'The last day on which the role counts, as YYYY-MM-DD. Not for administrators.' },
    },
    regionField({
      admin: {
        description: 'Leave empty for the whole association. A chapter lead has one.',
        condition: (data: Partial<Role> | undefined) => BRANCH_ROLES.some((role) => role === data?.role),
      },
    }),
  ],
}
