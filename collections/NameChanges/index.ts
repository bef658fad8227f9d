import type { CollectionConfig } from 'payload'
import { nameChangesPersonalData } from '../../domain/membership/nameChanges/nameChangePrivacy'
import { NAME_CHANGE_STATUSES } from '../../domain/membership/nameChanges/statuses.schema'
import { MAX_NAME_LENGTH } from '../../domain/membership/memberships/names.schema'
import { nameChangeEndpoints } from '../../endpoints/membership/nameChanges'
import { OPEN_OPERATIONS } from '../../endpoints/openOperations'
import { withRight } from '../access/withRight'
import { hiddenWithout } from '../access/hiddenWithout'
import { nobody } from '../access/nobody'
import { ownOr } from '../access/ownOr'
import { toOptions } from '../fields/options'
import { userRelation } from '../fields/userRelation'

/**
 * Requests to change the registered name of a membership, at most one open an account; together they are its history.
 * Made and decided through endpoints. Source: decisions.md "Registered name".
 */
export const NameChanges: CollectionConfig = {
  slug: 'name-changes',
  custom: { ...OPEN_OPERATIONS, personalData: nameChangesPersonalData },
  labels: { singular: 'Change of name', plural: 'Changes of name' },
  access: { create: nobody, read: ownOr('memberships'), update: nobody, delete: nobody },
  admin: {
    group: 'Membership',
    hidden: hiddenWithout('memberships'),
    useAsTitle: 'name',
    defaultColumns: ['from', 'name', 'status', 'createdAt'],
    listSearchableFields: ['from', 'name'],
    description: 'Requested by members; decided under /admin, Membership Applications.',
  },
  defaultSort: '-createdAt',
  endpoints: nameChangeEndpoints,
  graphQL: false,
  lockDocuments: false,
  fields: [
    userRelation(),
    {
      type: 'row',
      fields: [
        {
          name: 'from',
          type: 'text',
          required: true,
          maxLength: MAX_NAME_LENGTH,
          admin: { description: 'The registered name as it was requested.' },
        },
        {
          name: 'name',
          type: 'text',
          required: true,
          maxLength: MAX_NAME_LENGTH,
          admin: { description: 'The new name.' },
        },
        {
          name: 'status',
          type: 'select',
          required: true,
          defaultValue: 'requested',
          index: true,
          options: toOptions(NAME_CHANGE_STATUSES),
        },
      ],
    },
    { name: 'reason', type: 'textarea', required: true, maxLength: 1000 },
    // read through an endpoint, by its owner and administrators
    {
      name: 'document',
      type: 'relationship',
      relationTo: 'files',
      index: true,
      access: { read: nobody },
      admin: { hidden: true },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'decidedBy',
          type: 'relationship',
          relationTo: 'users',
          access: { read: withRight('memberships') },
        },
        { name: 'decidedAt', type: 'date' },
      ],
    },
    {
      name: 'note',
      type: 'textarea',
      maxLength: 1000,
      access: { read: withRight('memberships') },
      admin: { description: 'For the record.' },
    },
    { name: 'feedback', type: 'textarea', maxLength: 1000, admin: { description: 'Told to the member.' } },
    // set with a decision, cleared once name and mail have followed from it
    {
      name: 'needsSettling',
      type: 'checkbox',
      index: true,
      access: { read: nobody },
      admin: { hidden: true },
    },
  ],
}
